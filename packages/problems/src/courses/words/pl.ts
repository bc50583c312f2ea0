import type { CourseWords } from './shape.ts';

export const pl: CourseWords = {
  courses: {
    sprouts: {
      title: 'Pierwsze kroki w logice',
      description: 'Patrz, porównuj, znajduj: pierwsze dwadzieścia minut myślenia.',
    },
    'school-ready': {
      title: 'Już niedługo szkoła',
      description: 'Liczenie, kolejność i uważne patrzenie przed pierwszym dzwonkiem.',
    },
    preschool: { title: 'Logika dla przedszkolaków', description: 'Od cieni i labiryntów do pierwszych dowodów.' },
    junior: { title: 'Logika dla uczniów', description: 'Dwadzieścia siedem rodzajów zadań, od wagi do kryptogramów.' },
    adult: { title: 'Logika dla dorosłych', description: 'Te same pomysły bez cukru, aż po najtrudniejsze.' },
    'maths-facts': {
      title: 'Liczby na co dzień',
      description: 'Kropki, zegary i budowle z liczb, po trochu każdego dnia.',
    },
    spatial: { title: 'Myślenie w przestrzeni', description: 'Obracaj, składaj i odbijaj w wyobraźni.' },
    coding: {
      title: 'Programowanie bez komputera',
      description: 'Roboty, labirynty i plany: polecenia w dobrej kolejności.',
    },
    olympiad: { title: 'Olimpiada tygodnia', description: 'Dwanaście zadań, czterdzieści minut.' },
    tournament: { title: 'Turniej logiczny', description: 'Dziesięć trudnych zadań, czterdzieści pięć minut.' },
    festival: { title: 'Święto małych myślicieli', description: 'Osiem wesołych zadań i żadnego pośpiechu.' },
    quiz: { title: 'Sprawdź się', description: 'Dziesięć zadań, na każde jedna próba: zobacz, co już umiesz.' },
  },
  threads: {
    'junior-patterns': {
      title: 'Wzory',
      description: 'Zobacz, co się zmienia, a co nie, i znajdź to, co będzie dalej.',
    },
    'junior-first-plans': {
      title: 'Pierwsze plany',
      description: 'Ułóż po kolei, wypełnij kwadrat, zaprowadź robota do domu.',
    },
    'adult-rules': {
      title: 'Dostrzec regułę',
      description: 'Matryce, ciągi i klasy: od przykładów do prawa, które nimi rządzi.',
    },
    'adult-no-guessing': {
      title: 'Bez zgadywania',
      description: 'Diagramy i porządki, w których każdy ruch można udowodnić.',
    },
  },
  sideThreads: {
    'maths-facts-1': 'Pierwsze liczby',
    'maths-facts-2': 'Do dwudziestu',
    'maths-facts-3': 'Liczby w działaniu',
    'spatial-1': 'Obroty',
    'spatial-2': 'Budowle',
    'spatial-3': 'Składanie',
    'coding-1': 'Pierwsze polecenia',
    'coding-2': 'Dłuższe plany',
    'coding-3': 'Pętle i skróty',
  },
  blocks: {
    'harbour-of-patterns': 'Port Wzorów',
    'meadow-of-shapes': 'Łąka Figur',
    'odd-grove': 'Gaj Różnic',
    'crystal-sums': 'Kryształowe Sumy',
    'forest-of-queues': 'Las Kolejek',
    'square-fields': 'Kwadratowe Pola',
    'robot-desert': 'Pustynia Robotów',
    'matrix-harbour': 'Port Matryc',
    'sequence-stairs': 'Schody Ciągów',
    'class-meadow': 'Łąka Klas',
    'candidate-fields': 'Pola Kandydatów',
    'order-forest': 'Las Porządków',
    'table-desert': 'Pustynia Tabel',
  },
  checkpoint: 'Punkt kontrolny',
  landing: {
    inside: 'Co jest w środku',
    road: {
      title: 'Jak to działa',
      description:
        'Krótkie zadania wzdłuż drogi. Gdy jest trudno, pomaga wskazówka, gdy się uda, są gwiazdki, i nikt nie pogania.',
    },
    rules: {
      title: 'Jak to przebiega',
      description: 'Wszyscy dostają te same zadania i mają jedną próbę na każde. Życia się tu nie traci.',
    },
    after: {
      title: 'Co się liczy',
      description: 'Najpierw gwiazdki, potem czas. Wynik zostaje i można się nim podzielić.',
    },
    next: 'Dalej',
    begin: 'Zacznij',
    join: 'Weź udział',
  },
  ideas: {
    pattern: {
      title: 'Rzędy, które się powtarzają',
      lines: [
        'W niektórych rzędach powtarza się mały kawałek.',
        'Powiedz rząd na głos i usłysz ten kawałek.',
        'Wtedy wiesz, co będzie dalej.',
      ],
    },
    odd: {
      title: 'Ten, który się różni',
      lines: ['Popatrz na wszystkie naraz.', 'Co łączy prawie wszystkie?', 'Ten, który tego nie ma, nie pasuje.'],
    },
    shadow: {
      title: 'Czyj to cień?',
      lines: ['Cień nie ma kolorów, ma tylko brzeg.', 'Przesuń palcem po brzegu.', 'Szukaj uszu, ogonów i rogów.'],
    },
    position: {
      title: 'Gdzie to jest?',
      lines: [
        'Nad, pod, na lewo, na prawo, między: te słowa pokazują drogę.',
        'Bierz słowa po kolei.',
        'Po każdym słowie zostaje mniej miejsc.',
      ],
    },
    count: {
      title: 'Dobre liczenie',
      lines: [
        'Dotknij każdej rzeczy raz i licz.',
        'Duże rzeczy liczą się tak samo jak małe.',
        'Połącz w pary, a zobaczysz, gdzie jest więcej.',
      ],
    },
    group: {
      title: 'Co do czego pasuje',
      lines: [
        'Rzeczy pasują do siebie, gdy coś je łączy.',
        'Najpierw znajdź to, co je łączy.',
        'Wtedy każda rzecz ma swoje miejsce.',
      ],
    },
    order: {
      title: 'Po kolei',
      lines: [
        'Dłuższy, cięższy, szybszy: z takich słów powstaje łańcuch.',
        'Układaj wskazówki jedną za drugą.',
        'Łańcuch pokaże, kto jest gdzie.',
      ],
    },
    maze: {
      title: 'Szukanie drogi',
      lines: [
        'Zanim ruszysz palcem, przejdź drogę oczami.',
        'Ślepy zaułek? Wróć do ostatniego rozwidlenia.',
        'Czasem warto zacząć od celu.',
      ],
    },
    fit: {
      title: 'Pasujące kawałki',
      lines: ['Kawałek pasuje, gdy nie zostaje dziura.', 'Najpierw policz kratki.', 'Potem obróć kawałek w myślach.'],
    },
    missing: {
      title: 'Brakujący kawałek',
      lines: [
        'Obrazek biegnie dalej w środku dziury.',
        'Idź po liniach aż do brzegu dziury.',
        'Właściwy kawałek prowadzi dalej każdą linię.',
      ],
    },
    latin: {
      title: 'Każdy raz',
      lines: [
        'W każdym rzędzie i w każdej kolumnie każdy obrazek jest raz.',
        'Szukaj rzędu z jedną pustą kratką.',
        'Czego tam brakuje?',
      ],
    },
    matrix: {
      title: 'Patrzenie w dwie strony',
      lines: [
        'Popatrz wzdłuż rzędu: co się zmienia?',
        'Popatrz w dół kolumny: co się tam zmienia?',
        'Odpowiedź pasuje do obu.',
      ],
    },
    dots: {
      title: 'Liczby i kropki',
      lines: [
        'Liczbę można pokazać kropkami.',
        'Najpierw dopełnij do dziesięciu.',
        'Potem zobacz, ile jeszcze zostało.',
      ],
    },
    mirror: {
      title: 'W lustrze',
      lines: [
        'Lustro zamienia strony, ale nie zmienia odległości.',
        'Co jest blisko lustra, zostaje blisko.',
        'Sprawdzaj kratka po kratce.',
      ],
    },
    balance: {
      title: 'Waga w równowadze',
      lines: [
        'Gdy waga stoi równo, obie szalki ważą tyle samo.',
        'Zdejmij z obu stron to samo.',
        'Waga nadal stoi równo.',
      ],
    },
    cubes: {
      title: 'Wieże z klocków',
      lines: [
        'Niektóre klocki chowają się pod innymi lub za nimi.',
        'Licz wieżę po wieży.',
        'Klocek wysoko zawsze stoi na innym klocku.',
      ],
    },
    robot: {
      title: 'Prowadzenie robota',
      lines: [
        'Robot robi dokładnie to, co mu każesz.',
        'Przejdź polecenia jedno po drugim.',
        'Pilnuj, w którą stronę patrzy.',
      ],
    },
    clock: {
      title: 'Która godzina?',
      lines: [
        'Krótka wskazówka pokazuje godziny, a długa minuty.',
        'Długa w ciągu godziny robi całe kółko.',
        'Krótka przesuwa się wtedy o jedną liczbę.',
      ],
    },
    word: {
      title: 'Opowieści z liczbami',
      lines: [
        'Najpierw opowiedz historię własnymi słowami.',
        'Narysuj ją jako paski: co jest całością, a co częścią?',
        'Potem wybierz, co zrobić z liczbami.',
      ],
    },
    numgrid: {
      title: 'Budowle z liczb',
      lines: [
        'Każda budowla z liczb ma jedną zasadę.',
        'Zacznij tam, gdzie brakuje tylko jednej liczby.',
        'Każda znaleziona liczba pomaga znaleźć następną.',
      ],
    },
    truth: {
      title: 'Prawda czy fałsz?',
      lines: [
        'Porównaj zdanie z obrazkiem, słowo po słowie.',
        'Wszystkie znaczy: bez wyjątku.',
        'Słowo „nie” odwraca zdanie.',
      ],
    },
    euler: {
      title: 'Jedną kreską',
      lines: [
        'Narysuj każdą linię raz, bez odrywania ołówka.',
        'Policz linie, które spotykają się w każdym punkcie.',
        'Zacznij tam, gdzie spotyka się ich nieparzyście wiele.',
      ],
    },
    venn: {
      title: 'Koła, które na siebie zachodzą',
      lines: [
        'W każdym kole jest to, co ma jedną cechę.',
        'To, co ma obie, leży w części wspólnej.',
        'Wypełniaj od środka.',
      ],
    },
    series: {
      title: 'Ciągi liczb',
      lines: [
        'Zapisz, co dzieje się między sąsiednimi liczbami.',
        'Często te kroki mają własną regułę.',
        'Reguła musi pasować do całego ciągu.',
      ],
    },
    zebra: {
      title: 'Kto gdzie mieszka?',
      lines: [
        'Zrób tabelę wszystkiego, co możliwe.',
        'Każda wskazówka coś wykreśla.',
        'To, co zostaje samo, jest prawdą.',
      ],
    },
    match: {
      title: 'Zapałki',
      lines: [
        'Cyfra się zmienia, gdy przesuniesz jedną zapałkę.',
        'Sprawdź, które cyfry przechodzą w które.',
        'Na końcu obie strony muszą być równe.',
      ],
    },
    knights: {
      title: 'Kto mówi prawdę?',
      lines: [
        'Rycerz zawsze mówi prawdę, a kłamca nigdy.',
        'Załóż, że ktoś jest rycerzem.',
        'Sprawdź, czy wszystko nadal się zgadza.',
      ],
    },
    combi: {
      title: 'Na ile sposobów?',
      lines: [
        'Licz w ustalonej kolejności, żeby niczego nie pominąć.',
        'Wybory jeden po drugim mnożą się.',
        'Zapytaj, czy kolejność ma znaczenie.',
      ],
    },
    nets: {
      title: 'Składanie pudełek',
      lines: [
        'Siatka to pudełko rozłożone na płasko.',
        'W jednej linii co druga ściana trafia naprzeciwko.',
        'Składaj w myślach, ściana po ścianie.',
      ],
    },
    search: {
      title: 'Najmniej ruchów',
      lines: [
        'Zapisuj każdą pozycję, która już była.',
        'Z każdej wypróbuj wszystkie ruchy.',
        'Gdy cel pojawia się pierwszy raz, to jest najkrótsza droga.',
      ],
    },
    gridlogic: {
      title: 'Diagramy bez zgadywania',
      lines: [
        'Każdą kratkę można udowodnić.',
        'Szukaj miejsca, gdzie jest najmniej możliwości.',
        'Nie zgaduj: szukaj następnego pewnego kroku.',
      ],
    },
    crypt: {
      title: 'Litery zamiast cyfr',
      lines: [
        'Każda litera to cyfra, różne litery to różne cyfry.',
        'Zacznij od ostatniej kolumny i od pierwszej litery.',
        'Pamiętaj o przeniesieniu.',
      ],
    },
  },
};
