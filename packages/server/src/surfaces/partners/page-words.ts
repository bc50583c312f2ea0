import type { PageWords } from './page.db.ts';

/** What a partner's start pages say until the partner says something else. */
export const pageWords: Readonly<Record<string, (name: string) => PageWords>> = {
  ru: (name) => ({
    title: `Логика для детей вместе с ${name}`,
    text: 'Короткие задачи на каждый день: ребёнок думает, пробует и радуется, а вы видите, как он растёт.',
    action: 'Создать аккаунт',
    points: [
      { title: 'Задачи по возрасту', text: 'От четырёх лет и до взрослых: каждому своя дорога.' },
      { title: 'Без спешки', text: 'Ошибка здесь не беда: лисёнок Кит подскажет, куда посмотреть.' },
      { title: 'Спокойно для родителей', text: 'Без рекламы и чужих ссылок в детской части.' },
    ],
    junior: {
      title: 'Начнём с первой задачи?',
      text: `Для детей и родителей от ${name}. Выберите возраст: первая глава открыта сразу.`,
      action: 'Начать',
    },
    success: {
      title: 'Готово! Дорога открыта',
      text: 'Первая глава уже ждёт. Кит пойдёт рядом.',
      action: 'К задачам',
    },
  }),
  en: (name) => ({
    title: `Logic for children, together with ${name}`,
    text: 'Short problems for every day: your child thinks, tries and enjoys it, and you see them grow.',
    action: 'Create an account',
    points: [
      { title: 'Right for every age', text: 'From four years old to grown-up: everybody has a road of their own.' },
      { title: 'No hurry', text: 'A mistake is fine here: Kit the fox shows where to look.' },
      { title: 'Calm for parents', text: 'No advertising and no foreign links in the children’s part.' },
    ],
    junior: {
      title: 'Shall we start with the first problem?',
      text: `For children and parents, from ${name}. Choose an age: the first chapter is open at once.`,
      action: 'Start',
    },
    success: {
      title: 'Done! The road is open',
      text: 'The first chapter is waiting. Kit walks along.',
      action: 'To the problems',
    },
  }),
  uk: (name) => ({
    title: `Логіка для дітей разом із ${name}`,
    text: 'Короткі задачі на щодень: дитина думає, пробує й радіє, а ви бачите, як вона росте.',
    action: 'Створити акаунт',
    points: [
      { title: 'Задачі за віком', text: 'Від чотирьох років і до дорослих: у кожного своя дорога.' },
      { title: 'Без поспіху', text: 'Помилка тут не біда: лисеня Кит підкаже, куди подивитися.' },
      { title: 'Спокійно для батьків', text: 'Без реклами й чужих посилань у дитячій частині.' },
    ],
    junior: {
      title: 'Почнемо з першої задачі?',
      text: `Для дітей і батьків від ${name}. Оберіть вік: перший розділ відкрито одразу.`,
      action: 'Почати',
    },
    success: {
      title: 'Готово! Дорогу відкрито',
      text: 'Перший розділ уже чекає. Кит піде поруч.',
      action: 'До задач',
    },
  }),
  cs: (name) => ({
    title: `Logika pro děti společně s ${name}`,
    text: 'Krátké úlohy na každý den: dítě přemýšlí, zkouší a má radost, a vy vidíte, jak roste.',
    action: 'Vytvořit účet',
    points: [
      { title: 'Pro každý věk', text: 'Od čtyř let až po dospělé: každý má svou cestu.' },
      { title: 'Bez spěchu', text: 'Chyba tu nevadí: lišák Kit ukáže, kam se podívat.' },
      { title: 'Klid pro rodiče', text: 'Žádná reklama ani cizí odkazy v dětské části.' },
    ],
    junior: {
      title: 'Začneme první úlohou?',
      text: `Pro děti a rodiče od ${name}. Vyberte věk: první kapitola je hned otevřená.`,
      action: 'Začít',
    },
    success: {
      title: 'Hotovo! Cesta je otevřená',
      text: 'První kapitola už čeká. Kit půjde s vámi.',
      action: 'K úlohám',
    },
  }),
  de: (name) => ({
    title: `Logik für Kinder, gemeinsam mit ${name}`,
    text: 'Kurze Aufgaben für jeden Tag: dein Kind denkt, probiert und freut sich, und du siehst, wie es wächst.',
    action: 'Konto anlegen',
    points: [
      { title: 'Für jedes Alter', text: 'Von vier Jahren bis erwachsen: Alle haben ihren eigenen Weg.' },
      { title: 'Ohne Eile', text: 'Ein Fehler ist nicht schlimm: Fuchs Kit zeigt, wohin man schauen kann.' },
      { title: 'Ruhe für Eltern', text: 'Keine Werbung und keine fremden Links im Kinderbereich.' },
    ],
    junior: {
      title: 'Beginnen wir mit der ersten Aufgabe?',
      text: `Für Kinder und Eltern, von ${name}. Wähle das Alter: Das erste Kapitel ist sofort offen.`,
      action: 'Beginnen',
    },
    success: {
      title: 'Geschafft! Der Weg ist offen',
      text: 'Das erste Kapitel wartet schon. Kit geht mit.',
      action: 'Zu den Aufgaben',
    },
  }),
  pl: (name) => ({
    title: `Logika dla dzieci razem z ${name}`,
    text: 'Krótkie zadania na każdy dzień: dziecko myśli, próbuje i się cieszy, a ty widzisz, jak rośnie.',
    action: 'Załóż konto',
    points: [
      { title: 'Zadania dla każdego wieku', text: 'Od czterech lat do dorosłych: każdy ma swoją drogę.' },
      { title: 'Bez pośpiechu', text: 'Błąd to nic złego: lis Kit pokaże, gdzie spojrzeć.' },
      { title: 'Spokój dla rodziców', text: 'Bez reklam i obcych linków w części dla dzieci.' },
    ],
    junior: {
      title: 'Zaczniemy od pierwszego zadania?',
      text: `Dla dzieci i rodziców od ${name}. Wybierz wiek: pierwszy rozdział jest otwarty od razu.`,
      action: 'Zacznij',
    },
    success: {
      title: 'Gotowe! Droga jest otwarta',
      text: 'Pierwszy rozdział już czeka. Kit idzie obok.',
      action: 'Do zadań',
    },
  }),
  tr: (name) => ({
    title: `${name} ile birlikte çocuklar için mantık`,
    text: 'Her güne kısa sorular: Çocuğunuz düşünür, dener, sevinir; siz de nasıl geliştiğini görürsünüz.',
    action: 'Hesap oluştur',
    points: [
      { title: 'Her yaşa uygun', text: 'Dört yaştan yetişkinlere: Herkesin kendi yolu var.' },
      { title: 'Acele yok', text: 'Burada hata yapmak sorun değil: Tilki Kit nereye bakılacağını gösterir.' },
      { title: 'Ebeveynlerin içi rahat', text: 'Çocuk bölümünde reklam ve yabancı bağlantı yok.' },
    ],
    junior: {
      title: 'İlk soruyla başlayalım mı?',
      text: `${name} aracılığıyla çocuklar ve ebeveynler için. Yaşı seçin: İlk bölüm hemen açılır.`,
      action: 'Başla',
    },
    success: {
      title: 'Tamam! Yol açıldı',
      text: 'İlk bölüm sizi bekliyor. Kit de yanınızda yürür.',
      action: 'Sorulara git',
    },
  }),
  'pt-br': (name) => ({
    title: `Lógica para crianças, junto com ${name}`,
    text: 'Problemas curtos para cada dia: a criança pensa, tenta e se diverte, e você vê como ela cresce.',
    action: 'Criar conta',
    points: [
      { title: 'Para cada idade', text: 'Dos quatro anos aos adultos: cada um tem o seu caminho.' },
      { title: 'Sem pressa', text: 'Errar aqui não é problema: a raposa Kit mostra para onde olhar.' },
      { title: 'Tranquilo para os pais', text: 'Sem publicidade e sem links de fora na parte das crianças.' },
    ],
    junior: {
      title: 'Vamos começar pelo primeiro problema?',
      text: `Para crianças e pais, de ${name}. Escolha a idade: o primeiro capítulo já está aberto.`,
      action: 'Começar',
    },
    success: {
      title: 'Pronto! O caminho está aberto',
      text: 'O primeiro capítulo já espera. Kit vai junto.',
      action: 'Ir aos problemas',
    },
  }),
  'es-mx': (name) => ({
    title: `Lógica para niños, junto con ${name}`,
    text: 'Problemas cortos para cada día: tu hijo piensa, prueba y se alegra, y tú ves cómo crece.',
    action: 'Crear cuenta',
    points: [
      { title: 'Para cada edad', text: 'Desde los cuatro años hasta adultos: cada quien tiene su camino.' },
      { title: 'Sin prisa', text: 'Aquí equivocarse no es problema: el zorro Kit muestra dónde mirar.' },
      { title: 'Tranquilo para los papás', text: 'Sin publicidad ni enlaces ajenos en la parte de los niños.' },
    ],
    junior: {
      title: '¿Empezamos con el primer problema?',
      text: `Para niños y papás, de parte de ${name}. Elige la edad: el primer capítulo ya está abierto.`,
      action: 'Empezar',
    },
    success: {
      title: '¡Listo! El camino está abierto',
      text: 'El primer capítulo ya te espera. Kit camina contigo.',
      action: 'A los problemas',
    },
  }),
};
