import type { Locale } from '../words/locales.ts';

interface FailureWords {
  readonly broken: readonly [title: string, text: string];
  readonly offline: readonly [title: string, text: string];
  /** The platform did not answer in time. */
  readonly late: readonly [title: string, text: string];
  readonly again: string;
  readonly lost: string;
  readonly toMain: string;
}

/** What the last net says: here and not with the other words, because those may be what could not be loaded. */
export const errorPageWords: Readonly<Record<Locale, FailureWords>> = {
  ru: {
    broken: ['Что-то упало со стола', 'Ничего не потеряно. Попробуем ещё раз.'],
    offline: ['Нет интернета', 'Ничего не потеряно. Проверим связь и попробуем ещё раз.'],
    late: ['Связь медленная', 'Ничего не потеряно. Попробуем ещё раз.'],
    again: 'Ещё раз',
    lost: 'Такой страницы нет',
    toMain: 'На главную',
  },
  en: {
    broken: ['Something fell off the table', 'Nothing you did is lost. Let’s try again.'],
    offline: ['There is no internet', 'Nothing you did is lost. Check the connection and try again.'],
    late: ['This is taking too long', 'Nothing you did is lost. Let’s try again.'],
    again: 'Try again',
    lost: 'There is no such page',
    toMain: 'To the main page',
  },
  uk: {
    broken: ['Щось упало зі столу', 'Нічого не втрачено. Спробуймо ще раз.'],
    offline: ['Немає інтернету', 'Нічого не втрачено. Перевірмо зв’язок і спробуймо ще раз.'],
    late: ['Зв’язок повільний', 'Нічого не втрачено. Спробуймо ще раз.'],
    again: 'Ще раз',
    lost: 'Такої сторінки немає',
    toMain: 'На головну',
  },
  cs: {
    broken: ['Něco spadlo ze stolu', 'Nic se neztratilo. Zkusíme to znovu.'],
    offline: ['Internet nefunguje', 'Nic se neztratilo. Zkontrolujeme připojení a zkusíme to znovu.'],
    late: ['Připojení je pomalé', 'Nic se neztratilo. Zkusíme to znovu.'],
    again: 'Zkusit znovu',
    lost: 'Taková stránka neexistuje',
    toMain: 'Na hlavní stránku',
  },
  de: {
    broken: ['Etwas ist vom Tisch gefallen', 'Nichts ist verloren. Versuchen wir es noch einmal.'],
    offline: ['Kein Internet', 'Nichts ist verloren. Prüfe die Verbindung und versuch es noch einmal.'],
    late: ['Das dauert zu lange', 'Nichts ist verloren. Versuchen wir es noch einmal.'],
    again: 'Noch einmal',
    lost: 'Diese Seite gibt es nicht',
    toMain: 'Zur Startseite',
  },
  pl: {
    broken: ['Coś spadło ze stołu', 'Nic nie zginęło. Spróbujmy jeszcze raz.'],
    offline: ['Nie ma internetu', 'Nic nie zginęło. Sprawdź połączenie i spróbuj jeszcze raz.'],
    late: ['To trwa zbyt długo', 'Nic nie zginęło. Spróbujmy jeszcze raz.'],
    again: 'Jeszcze raz',
    lost: 'Nie ma takiej strony',
    toMain: 'Na stronę główną',
  },
  tr: {
    broken: ['Masadan bir şey düştü', 'Hiçbir şey kaybolmadı. Tekrar deneyelim.'],
    offline: ['İnternet yok', 'Hiçbir şey kaybolmadı. Bağlantıyı denetleyip tekrar deneyelim.'],
    late: ['Bu çok uzun sürüyor', 'Hiçbir şey kaybolmadı. Tekrar deneyelim.'],
    again: 'Tekrar dene',
    lost: 'Böyle bir sayfa yok',
    toMain: 'Ana sayfaya',
  },
  'pt-br': {
    broken: ['Algo caiu da mesa', 'Nada se perdeu. Vamos tentar de novo.'],
    offline: ['Sem internet', 'Nada se perdeu. Confira a conexão e tente de novo.'],
    late: ['Está demorando demais', 'Nada se perdeu. Vamos tentar de novo.'],
    again: 'Tentar de novo',
    lost: 'Esta página não existe',
    toMain: 'Ir para a página inicial',
  },
  'es-mx': {
    broken: ['Algo se cayó de la mesa', 'No se perdió nada. Probemos otra vez.'],
    offline: ['No hay internet', 'No se perdió nada. Revisa la conexión e inténtalo otra vez.'],
    late: ['Está tardando demasiado', 'No se perdió nada. Probemos otra vez.'],
    again: 'Intentar de nuevo',
    lost: 'Esta página no existe',
    toMain: 'Ir a la página principal',
  },
};
