import type { PageWords } from './shape.ts';

export const cs: PageWords = {
  'junior-two-ways': {
    title: 'Dívej se dvěma směry',
    alt: 'Plán se dvěma řádky. V řádku se mění barva plachet, ve sloupci jejich počet.',
    paragraphs: [
      'Loďky stojí v řádcích a sloupcích. Jedna chybí.',
      'Nejdřív projdi řádek. Co se mění? Tady mění plachty barvu.',
      'Teď projdi sloupec. Co se mění tam? Tady přibude jedna plachta.',
      'Chybějící loďka musí sedět do svého řádku i do svého sloupce.',
    ],
  },
  'junior-repeating': {
    title: 'Najdi kousek, který se opakuje',
    alt: 'Korálky na šňůrce: červený, žlutý, modrý a znovu. Pod každým kouskem je svorka.',
    paragraphs: [
      'Mnoho vzorů je jeden krátký kousek, který se pořád opakuje.',
      'Říkej korálky nahlas: červený, žlutý, modrý, červený, žlutý, modrý. Slyšíš ten kousek?',
      'Za každým kouskem udělej čárku. Pak se podívej, které místo v kousku je prázdné.',
    ],
  },
  'junior-odd-one': {
    title: 'Co mají ostatní společné?',
    alt: 'Tři kruhy různých barev a čtverec.',
    paragraphs: [
      'Nehledej to nejpodivnější. Hledej, co mají všechny ostatní společné.',
      'Ptej se vždy jen na jednu věc: na tvar, barvu, velikost, počet.',
      'Tady jsou barvy různé, takže barva nepomůže. Ale všechno až na jednu věc je kulaté.',
    ],
  },
  'junior-level-scales': {
    title: 'Odeber z obou stran totéž',
    alt: 'Váhy v rovnováze: vlevo hruška a jablko, vpravo tři jablka. Na každé straně je jedno jablko přeškrtnuté.',
    paragraphs: [
      'Váhy v rovnováze říkají: obě strany váží stejně.',
      'Odeber jedno jablko zleva a jedno zprava. Váhy zůstanou v rovnováze.',
      'Teď je hruška sama a je vidět, kolik váží: jako dvě jablka.',
    ],
  },
  'junior-pairing': {
    title: 'Udělej dvojice a spočítej zbytek',
    alt: 'Pět červených jablek nad čtyřmi žlutými, spojených do dvojic. Jedno červené jablko zůstalo samo.',
    paragraphs: [
      'Ve které skupině je toho víc? Zjistíš to i bez dlouhého počítání.',
      'Spojuj věci do dvojic: jedna odsud, jedna odtamtud.',
      'Co zůstane samo, to je rozdíl. A velké věci ještě neznamenají mnoho věcí.',
    ],
  },
  'junior-chain': {
    title: 'Postav řetěz',
    alt: 'Tři smrky od nízkého po vysoký, mezi nimi šipky.',
    paragraphs: [
      'Nápověda o dvou z nich je jeden článek řetězu.',
      'Zapiš první nápovědu. Pak najdi další, ve které je stejné jméno, a spoj je.',
      'Až budou všichni v jednom řetězu, přečti z něj odpověď.',
    ],
  },
  'junior-each-once': {
    title: 'Každý jen jednou',
    alt: 'Čtverec z devíti políček s kruhem, trojúhelníkem a hvězdou. Poslední políčko je prázdné.',
    paragraphs: [
      'V každém řádku a v každém sloupci je každý obrázek právě jednou.',
      'Najdi řádek, kde je jen jedno políčko prázdné. Který obrázek tam chybí?',
      'Když nepomůže řádek, zeptej se sloupce. Dohromady nechají jen jeden obrázek.',
    ],
  },
  'junior-robot-steps': {
    title: 'Příkaz za příkazem',
    alt: 'Plán s políčky: od lišky vede šipka doprava, pak nahoru, pak doprava ke hvězdě.',
    paragraphs: [
      'Robot udělá přesně to, co mu řekneš, příkaz za příkazem.',
      'Dej prst na jeho políčko a jdi s ním: jeden příkaz, jeden pohyb.',
      'Když program nedojde k cíli, najdi první krok, který je špatně.',
    ],
  },
  'junior-jumps': {
    title: 'Sleduj skoky',
    alt: 'Čísla tři, šest, devět a dvanáct; každý skok mezi sousedy je tři.',
    paragraphs: [
      'Nedívej se jen na čísla. Dívej se na skoky mezi nimi.',
      'Nad každou mezeru napiš skok: kolik se přičítá nebo odčítá?',
      'Když mají skoky pravidlo, udělej ještě jeden skok podle něj.',
    ],
  },
  'junior-crossing-out': {
    title: 'Vyškrtni, co být nemůže',
    alt: 'Tabulka se třemi domky a třemi zvířaty. Po vyškrtání zbývá pro červený domek myš.',
    paragraphs: [
      'Nakresli tabulku: kdo tu bydlí a jaké zvířátko má.',
      'Každá nápověda udělá křížek tam, kde něco být nemůže.',
      'Když má řádek jen jedno volné políčko, je to jeho odpověď. Pak vyškrtni i její sloupec.',
    ],
  },
  'junior-loops': {
    title: 'Znovu a znovu',
    alt: 'Dva příkazy, nahoru a doprava, v rámečku, na kterém je napsáno třikrát.',
    paragraphs: [
      'Když se stejné příkazy vracejí, stačí je v programu říct jednou a opakovat je.',
      'Projdi rámeček poprvé a podívej se, kde stojíš.',
      'Pak ho z nového políčka projdi znovu, až budou všechna opakování hotová.',
    ],
  },
  'adult-attributes': {
    title: 'Jedna vlastnost po druhé',
    alt: 'Plán se dvěma řádky. V řádku se mění barva plachet, ve sloupci jejich počet.',
    paragraphs: [
      'Matice vypadá těžce, protože se mění několik věcí najednou. Každá z nich sama je jednoduchá.',
      'Vezmi jednu vlastnost, třeba barvu, a na ostatní zapomeň. Zůstává, posouvá se, nebo je v každém řádku jednou?',
      'Totéž udělej s tvarem, počtem a velikostí. Pak z nalezených pravidel slož chybějící políčko.',
      'Možnosti, které splňují všechna pravidla kromě jednoho, tu jsou schválně. Ověř každou vlastnost.',
    ],
  },
  'adult-differences': {
    title: 'Řada rozdílů',
    alt: 'Čísla dva, pět, deset a sedmnáct; skoky jsou tři, pět a sedm.',
    paragraphs: [
      'Zapiš pod posloupnost rozdíly sousedních čísel. Jsou také posloupností, často jednodušší.',
      'Když rozdíly nepomohou, zkus podíly, nebo posloupnost rozděl na dvě, které se střídají.',
      'Než pravidlu uvěříš, ověř ho na každém členu. Poslední dva členy samy nic nedokazují.',
    ],
  },
  'adult-classes': {
    title: 'Třídy, ne zvláštnosti',
    alt: 'Tři kruhy různých barev a čtverec.',
    paragraphs: [
      'Ten, kdo nepatří k ostatním, nemusí být nejnápadnější. Je jediný mimo třídu, do které spadají všichni ostatní.',
      'Vypiš vlastnosti a spočítej jejich hodnoty. Potřebuješ vlastnost s právě dvěma hodnotami, z nichž jedna je tu jednou.',
      'Když se zdá, že vyhovují dvě vlastnosti, v jedné z nich je chyba v počítání.',
    ],
  },
  'adult-candidates': {
    title: 'Kandidáti a místa',
    alt: 'Čtverec z devíti políček s kruhem, trojúhelníkem a hvězdou. Poslední políčko je prázdné.',
    paragraphs: [
      'Otázky jsou dvě. Které symboly mohou být v tomto políčku? A kde v tomto řádku může být tento symbol?',
      'Když má kterákoli z nich jedinou odpověď, máš tah. Ptej se střídavě.',
      'Dvě políčka řádku se stejnými dvěma kandidáty si tyto dva nechají pro sebe. Jinde je vyškrtni.',
      'Hádat tu nikdy není třeba. Když se ti chce hádat, někde unikl řádek, sloupec nebo blok.',
    ],
  },
  'adult-partial-orders': {
    title: 'Od článků k řadě',
    alt: 'Tři smrky od nízkého po vysoký, mezi nimi šipky.',
    paragraphs: [
      'Jedno porovnání dává jeden článek. Dva články se společným členem dávají třetí zadarmo.',
      'Za každou nápovědu nakresli šipku. První je ten, do kterého žádná šipka nevede.',
      'Zapiš ho, odstraň ho i s jeho šipkami a pokračuj. Záporná nápověda je šipka opačným směrem.',
    ],
  },
  'adult-substitution': {
    title: 'Váhy jsou rovnice',
    alt: 'Váhy v rovnováze: vlevo hruška a jablko, vpravo tři jablka. Na každé straně je jedno jablko přeškrtnuté.',
    paragraphs: [
      'Každá dvojice misek v rovnováze je rovnice. Co smíš dělat s rovnicí, smíš dělat i s vahami.',
      'Odeber z obou misek totéž. Nahraď skupinu tím, kolik podle zadání váží. Sečti dvoje váhy.',
      'Začni vahami, na kterých je nejméně druhů věcí.',
    ],
  },
  'adult-loops': {
    title: 'Co udělá jeden průchod cyklem',
    alt: 'Dva příkazy, nahoru a doprava, v rámečku, na kterém je napsáno třikrát.',
    paragraphs: [
      'Neprocházej cyklus příkaz po příkazu. Zjisti, co udělá jeden průchod jako celek: posun a otočení.',
      'Pak celek zopakuj tolikrát, kolikrát to cyklus říká.',
      'Když program selže, porovnej po každém průchodu, kde má robot stát a kde stojí.',
    ],
  },
  'adult-tables': {
    title: 'Tabulka toho, co být nemůže',
    alt: 'Tabulka se třemi domky a třemi zvířaty. Po vyškrtání zbývá pro červený domek myš.',
    paragraphs: [
      'Logická hádanka je tabulka s jednou fajfkou v každém řádku a každém sloupci. Nápovědy jsou křížky a fajfky.',
      'Fajfka vyškrtne zbytek svého řádku a sloupce. Řádek s jedním volným políčkem dostane fajfku.',
      'Nápovědy o sousedech nejdřív vyloučí kraje. Po každé fajfce si přečti všechny nápovědy znovu.',
    ],
  },
};
