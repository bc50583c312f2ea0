import type { PageWords } from './shape.ts';

export const pl: PageWords = {
  'junior-two-ways': {
    title: 'Patrz w dwie strony',
    alt: 'Plansza z dwoma rzędami. Wzdłuż rzędu zmienia się kolor żagli, w dół kolumny ich liczba.',
    paragraphs: [
      'Łódki stoją w rzędach i kolumnach. Jednej łódki brakuje.',
      'Najpierw popatrz wzdłuż rzędu. Co się zmienia? Tutaj żagle zmieniają kolor.',
      'Teraz popatrz w dół kolumny. Co się tam zmienia? Tutaj przybywa jeden żagiel.',
      'Brakująca łódka musi pasować i do swojego rzędu, i do swojej kolumny.',
    ],
  },
  'junior-repeating': {
    title: 'Znajdź kawałek, który się powtarza',
    alt: 'Koraliki na nitce: czerwony, żółty, niebieski i znowu od początku. Pod każdym kawałkiem jest klamra.',
    paragraphs: [
      'Wiele wzorów to jeden krótki kawałek, powtarzany raz po raz.',
      'Nazwij koraliki na głos: czerwony, żółty, niebieski, czerwony, żółty, niebieski. Słyszysz ten kawałek?',
      'Po każdym kawałku narysuj kreskę. Potem sprawdź, które miejsce w kawałku jest puste.',
    ],
  },
  'junior-odd-one': {
    title: 'Co łączy pozostałe?',
    alt: 'Trzy koła w różnych kolorach i kwadrat.',
    paragraphs: [
      'Nie szukaj tego, co najdziwniejsze. Szukaj tego, co łączy wszystkie pozostałe.',
      'Pytaj o jedną cechę naraz: kształt, kolor, wielkość, liczbę.',
      'Tutaj kolory są pomieszane, więc kolor nie pomoże. Ale wszystkie oprócz jednego są okrągłe.',
    ],
  },
  'junior-level-scales': {
    title: 'Zdejmij z obu stron to samo',
    alt: 'Waga stoi równo: po lewej gruszka i jabłko, po prawej trzy jabłka. Po jednym jabłku z każdej strony jest przekreślone.',
    paragraphs: [
      'Gdy waga stoi równo, obie strony ważą tyle samo.',
      'Zdejmij jedno jabłko z lewej strony i jedno z prawej. Waga nadal stoi równo.',
      'Teraz gruszka jest sama i widać, ile waży: tyle co dwa jabłka.',
    ],
  },
  'junior-pairing': {
    title: 'Połącz w pary i policz resztę',
    alt: 'Pięć czerwonych jabłek nad czterema żółtymi, połączone w pary. Jedno czerwone jabłko zostaje samo.',
    paragraphs: [
      'W której grupie jest więcej? Można to sprawdzić bez długiego liczenia.',
      'Łącz w pary: jedno stąd, jedno stamtąd.',
      'To, co zostaje bez pary, jest różnicą. A duże rzeczy to jeszcze nie znaczy dużo rzeczy.',
    ],
  },
  'junior-chain': {
    title: 'Zbuduj łańcuch',
    alt: 'Trzy choinki od niskiej do wysokiej, a między nimi strzałki.',
    paragraphs: [
      'Wskazówka o dwojgu to jedno ogniwo łańcucha.',
      'Zapisz pierwszą wskazówkę. Potem znajdź drugą, w której jest to samo imię, i połącz je.',
      'Gdy wszyscy stoją w jednym łańcuchu, odczytaj z niego odpowiedź.',
    ],
  },
  'junior-each-once': {
    title: 'Każdy raz',
    alt: 'Kwadrat z dziewięciu kratek, w nim koło, trójkąt i gwiazdka. Ostatnia kratka jest pusta.',
    paragraphs: [
      'W każdym rzędzie i w każdej kolumnie każdy obrazek jest dokładnie raz.',
      'Znajdź rząd, w którym tylko jedna kratka jest pusta. Jakiego obrazka tam brakuje?',
      'Jeśli rząd nie pomaga, zapytaj kolumnę. Razem zostawiają tylko jeden obrazek.',
    ],
  },
  'junior-robot-steps': {
    title: 'Polecenie za poleceniem',
    alt: 'Plansza z kratek: od lisa strzałka biegnie w prawo, potem w górę, potem w prawo do gwiazdki.',
    paragraphs: [
      'Robot robi dokładnie to, co mu każesz, polecenie za poleceniem.',
      'Połóż palec na jego kratce i idź razem z nim: jedno polecenie, jeden ruch.',
      'Gdy program nie prowadzi do celu, znajdź pierwszy krok, który idzie źle.',
    ],
  },
  'junior-jumps': {
    title: 'Patrz na skoki',
    alt: 'Liczby trzy, sześć, dziewięć i dwanaście; każdy skok między sąsiadami to trzy.',
    paragraphs: [
      'Nie wpatruj się w same liczby. Patrz na skoki między nimi.',
      'Nad każdą parą zapisz skok: ile przybywa albo ile ubywa?',
      'Gdy skoki mają swoją regułę, zrób jeszcze jeden skok według tej samej reguły.',
    ],
  },
  'junior-crossing-out': {
    title: 'Wykreśl to, co niemożliwe',
    alt: 'Tabela z trzema domami i trzema zwierzętami. Krzyżyki zostawiają dla czerwonego domu myszkę.',
    paragraphs: [
      'Narysuj tabelę: kto gdzie mieszka i z jakim zwierzęciem.',
      'Każda wskazówka stawia krzyżyk tam, gdzie czegoś być nie może.',
      'Gdy w rzędzie jest tylko jedna wolna kratka, to ona jest odpowiedzią. Wtedy wykreśl też resztę jej kolumny.',
    ],
  },
  'junior-loops': {
    title: 'Jeszcze raz i jeszcze raz',
    alt: 'Dwa polecenia, w górę i w prawo, w ramce z napisem: trzy razy.',
    paragraphs: [
      'Gdy te same polecenia wracają, program może zapisać je raz i powtarzać.',
      'Przejdź przez ramkę pierwszy raz i sprawdź, gdzie stoisz.',
      'Potem przejdź ją znowu z nowej kratki, aż skończą się wszystkie powtórzenia.',
    ],
  },
  'adult-attributes': {
    title: 'Jedna cecha naraz',
    alt: 'Plansza z dwoma rzędami. Wzdłuż rzędu zmienia się kolor żagli, w dół kolumny ich liczba.',
    paragraphs: [
      'Matryca wydaje się trudna, bo kilka rzeczy zmienia się jednocześnie. Każda z osobna jest prosta.',
      'Weź jedną cechę, na przykład kolor, i zapomnij o reszcie. Czy jest stała, czy zmienia się o krok, czy w każdym rzędzie pojawia się raz?',
      'Zrób to samo z kształtem, liczbą i wielkością. Potem zbuduj brakujące pole ze znalezionych reguł.',
      'Odpowiedzi, które spełniają wszystkie reguły oprócz jednej, są tam celowo. Sprawdź każdą cechę.',
    ],
  },
  'adult-differences': {
    title: 'Ciąg różnic',
    alt: 'Liczby dwa, pięć, dziesięć i siedemnaście; skoki to trzy, pięć i siedem.',
    paragraphs: [
      'Zapisz pod ciągiem różnice między sąsiadami. One też tworzą ciąg, często prostszy.',
      'Jeśli różnice nie pomagają, popatrz na ilorazy albo rozdziel ciąg na dwa, które się przeplatają.',
      'Zanim zaufasz regule, sprawdź ją na każdym wyrazie. Dwa ostatnie wyrazy niczego nie dowodzą.',
    ],
  },
  'adult-classes': {
    title: 'Klasy, nie osobliwości',
    alt: 'Trzy koła w różnych kolorach i kwadrat.',
    paragraphs: [
      'To, co nie pasuje, nie jest tym, co najbardziej rzuca się w oczy. Jako jedyne leży poza klasą, w której są wszystkie pozostałe.',
      'Wypisz cechy i policz ich wartości. Potrzebujesz cechy o dokładnie dwóch wartościach, z których jedna występuje raz.',
      'Jeśli pasują dwie cechy, jedna z nich jest źle policzona.',
    ],
  },
  'adult-candidates': {
    title: 'Kandydaci i miejsca',
    alt: 'Kwadrat z dziewięciu kratek, w nim koło, trójkąt i gwiazdka. Ostatnia kratka jest pusta.',
    paragraphs: [
      'Są dwa pytania. Jakie symbole mogą stać w tej kratce? I gdzie w tym rzędzie może stać ten symbol?',
      'Gdy na jedno z nich jest tylko jedna odpowiedź, masz ruch. Zadawaj je na przemian.',
      'Dwie kratki rzędu z tymi samymi dwoma kandydatami zatrzymują ich dla siebie. Usuń tych kandydatów z innych miejsc.',
      'Tutaj nigdy nie trzeba zgadywać. Jeśli masz ochotę zgadnąć, jakiś rząd, kolumna albo blok umyka twojej uwadze.',
    ],
  },
  'adult-partial-orders': {
    title: 'Od ogniw do szeregu',
    alt: 'Trzy choinki od niskiej do wysokiej, a między nimi strzałki.',
    paragraphs: [
      'Porównanie daje jedno ogniwo. Dwa ogniwa ze wspólnym końcem dają trzecie za darmo.',
      'Dla każdej wskazówki narysuj strzałkę. Pierwszy jest ten, do którego nie prowadzi żadna strzałka.',
      'Zapisz go, usuń razem z jego strzałkami i powtarzaj. Wskazówka przecząca to strzałka w drugą stronę.',
    ],
  },
  'adult-substitution': {
    title: 'Waga to równanie',
    alt: 'Waga stoi równo: po lewej gruszka i jabłko, po prawej trzy jabłka. Po jednym jabłku z każdej strony jest przekreślone.',
    paragraphs: [
      'Każda para szalek w równowadze to równanie. Co wolno robić z równaniem, wolno też z wagą.',
      'Zdejmij z obu szalek to samo. Zastąp grupę tym, co waży tyle samo. Dodaj do siebie dwie wagi.',
      'Zacznij od wagi, na której jest najmniej rodzajów rzeczy.',
    ],
  },
  'adult-loops': {
    title: 'Co robi jeden obieg pętli',
    alt: 'Dwa polecenia, w górę i w prawo, w ramce z napisem: trzy razy.',
    paragraphs: [
      'Nie śledź pętli polecenie po poleceniu. Ustal, co jeden jej obieg robi jako całość: przesunięcie i obrót.',
      'Potem powtórz tę całość tyle razy, ile każe pętla.',
      'Gdy program zawodzi, po każdym obiegu porównaj, gdzie robot powinien stać, a gdzie stoi.',
    ],
  },
  'adult-tables': {
    title: 'Tabela tego, co niemożliwe',
    alt: 'Tabela z trzema domami i trzema zwierzętami. Krzyżyki zostawiają dla czerwonego domu myszkę.',
    paragraphs: [
      'Zagadka logiczna to tabela z jednym ptaszkiem w każdym wierszu i każdej kolumnie. Wskazówki to krzyżyki i ptaszki.',
      'Ptaszek wykreśla resztę swojego wiersza i swojej kolumny. Wiersz z jedną wolną kratką dostaje ptaszka.',
      'Wskazówki o sąsiadach najpierw wykluczają krańce. Po każdym ptaszku przeczytaj wszystkie wskazówki od nowa.',
    ],
  },
};
