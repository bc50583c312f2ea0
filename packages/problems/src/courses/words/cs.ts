import type { CourseWords } from './shape.ts';

export const cs: CourseWords = {
  courses: {
    sprouts: {
      title: 'První kroky v logice',
      description: 'Dívej se, porovnávej, hledej: prvních dvacet minut přemýšlení.',
    },
    'school-ready': {
      title: 'Chystáme se do školy',
      description: 'Počítání, řazení a pozorné dívání, než poprvé zazvoní.',
    },
    preschool: { title: 'Logika pro předškoláky', description: 'Od stínů a bludišť až k prvním důkazům.' },
    junior: { title: 'Logika pro školáky', description: 'Dvacet sedm druhů úloh, od vah po šifry.' },
    adult: { title: 'Logika pro dospělé', description: 'Stejné nápady bez cukru, až po ty nejtěžší.' },
    'maths-facts': { title: 'Počítání hravě', description: 'Tečky, hodiny a číselné stavby, každý den trochu.' },
    spatial: { title: 'Prostorová představivost', description: 'Otáčej, skládej a zrcadli věci v duchu.' },
    coding: {
      title: 'Programování bez počítače',
      description: 'Roboti, bludiště a plány: příkazy ve správném pořadí.',
    },
    olympiad: { title: 'Olympiáda týdne', description: 'Dvanáct úloh, čtyřicet minut.' },
    tournament: { title: 'Logický turnaj', description: 'Deset těžkých úloh, čtyřicet pět minut.' },
    festival: { title: 'Slavnost malých myslitelů', description: 'Osm veselých úloh a žádný spěch.' },
    quiz: { title: 'Vyzkoušej se', description: 'Deset úloh, na každou jeden pokus: podívej se, co už umíš.' },
  },
  threads: {
    'junior-patterns': {
      title: 'Vzory',
      description: 'Všimni si, co se mění a co zůstává, a najdi, co je dál.',
    },
    'junior-first-plans': {
      title: 'První plány',
      description: 'Seřaď věci, doplň čtverec, doveď robota domů.',
    },
    'adult-rules': {
      title: 'Odhal pravidlo',
      description: 'Matice, posloupnosti a třídy: od příkladů k zákonu, který je za nimi.',
    },
    'adult-no-guessing': { title: 'Bez hádání', description: 'Mřížky a pořadí, ve kterých se dá každý tah dokázat.' },
  },
  sideThreads: {
    'maths-facts-1': 'První čísla',
    'maths-facts-2': 'Do dvaceti',
    'maths-facts-3': 'Čísla při práci',
    'spatial-1': 'Otáčení',
    'spatial-2': 'Stavění',
    'spatial-3': 'Skládání',
    'coding-1': 'První příkazy',
    'coding-2': 'Delší plány',
    'coding-3': 'Cykly a zkratky',
  },
  blocks: {
    'harbour-of-patterns': 'Přístav vzorů',
    'meadow-of-shapes': 'Louka tvarů',
    'odd-grove': 'Háj rozdílů',
    'crystal-sums': 'Křišťálové součty',
    'forest-of-queues': 'Les řad',
    'square-fields': 'Čtvercová pole',
    'robot-desert': 'Poušť robotů',
    'matrix-harbour': 'Přístav matic',
    'sequence-stairs': 'Schody posloupností',
    'class-meadow': 'Louka tříd',
    'candidate-fields': 'Pole kandidátů',
    'order-forest': 'Les pořadí',
    'table-desert': 'Poušť tabulek',
  },
  checkpoint: 'Kontrolní stanoviště',
  landing: {
    inside: 'Co je uvnitř',
    road: {
      title: 'Jak to funguje',
      description:
        'Krátké úlohy podél cesty. Když je to těžké, pomůže nápověda, když se to povede, přibudou hvězdy. A nikam nespěcháme.',
    },
    rules: {
      title: 'Jak to probíhá',
      description: 'Všichni mají stejné úlohy a na každou jeden pokus. Životy se tu neztrácejí.',
    },
    after: {
      title: 'Na čem záleží',
      description: 'Nejdřív hvězdy, potom čas. Výsledek ti zůstane a můžeš se o něj podělit.',
    },
    next: 'Dál',
    begin: 'Začít',
    join: 'Zúčastnit se',
  },
  ideas: {
    pattern: {
      title: 'Řady, které se opakují',
      lines: [
        'V některých řadách se opakuje malý kousek.',
        'Říkej řadu nahlas a poslouchej, který.',
        'Pak víš, co je dál.',
      ],
    },
    odd: {
      title: 'Jeden je jiný',
      lines: ['Podívej se na všechny najednou.', 'Co mají skoro všechny společné?', 'Kdo to nemá, ten sem nepatří.'],
    },
    shadow: {
      title: 'Čí je to stín?',
      lines: ['Stín nemá barvy, jen okraj.', 'Jeď po okraji prstem.', 'Hledej uši, ocásky a rohy.'],
    },
    position: {
      title: 'Kde to je?',
      lines: [
        'Nad, pod, vlevo, vpravo, mezi: tahle slova ukazují cestu.',
        'Ber slova jedno po druhém.',
        'S každým slovem zbývá méně míst.',
      ],
    },
    count: {
      title: 'Počítáme správně',
      lines: [
        'Každé věci se dotkni jednou a počítej.',
        'Velká věc se nepočítá víc než malá.',
        'Dělej dvojice a uvidíš, čeho je víc.',
      ],
    },
    group: {
      title: 'Co patří k sobě',
      lines: [
        'K sobě patří věci, které mají něco stejného.',
        'Nejdřív najdi, co to je.',
        'Pak má každá věc své místo.',
      ],
    },
    order: {
      title: 'Pěkně popořadě',
      lines: [
        'Delší, těžší, rychlejší: z takových slov vzniká řetěz.',
        'Řaď nápovědy jednu za druhou.',
        'Řetěz ukáže, kdo je kde.',
      ],
    },
    maze: {
      title: 'Hledáme cestu',
      lines: [
        'Projdi cestu nejdřív očima a až potom prstem.',
        'Slepá ulička znamená: zpátky na poslední křižovatku.',
        'Někdy pomůže začít od cíle.',
      ],
    },
    fit: {
      title: 'Dílky, které sedí',
      lines: ['Dílek sedí, když nezůstane mezera.', 'Nejdřív spočítej čtverečky.', 'Potom otáčej dílek v duchu.'],
    },
    missing: {
      title: 'Chybějící kousek',
      lines: [
        'Obrázek pokračuje i uvnitř díry.',
        'Sleduj čáry až k okraji díry.',
        'Správný kousek naváže na každou čáru.',
      ],
    },
    latin: {
      title: 'Každý jen jednou',
      lines: [
        'V každém řádku a sloupci je každý obrázek jednou.',
        'Najdi řádek s jedním prázdným políčkem.',
        'Co tam chybí?',
      ],
    },
    matrix: {
      title: 'Dva pohledy',
      lines: ['Projdi řádek: co se mění?', 'Projdi sloupec: co se mění tam?', 'Odpověď musí sedět do obou.'],
    },
    dots: {
      title: 'Čísla a tečky',
      lines: ['Číslo se dá ukázat tečkami.', 'Nejdřív doplň do deseti.', 'Potom se podívej, co zbývá.'],
    },
    mirror: {
      title: 'V zrcadle',
      lines: [
        'Zrcadlo prohodí strany a zachová vzdálenost.',
        'Co je blízko zrcadla, zůstane blízko.',
        'Kontroluj políčko po políčku.',
      ],
    },
    balance: {
      title: 'Váhy v rovnováze',
      lines: ['Když jsou váhy rovně, váží obě misky stejně.', 'Odeber na obou stranách totéž.', 'Váhy zůstanou rovně.'],
    },
    cubes: {
      title: 'Věže z kostek',
      lines: [
        'Některé kostky jsou schované pod jinými nebo za nimi.',
        'Počítej věž po věži.',
        'Kostka nahoře vždycky stojí na jiné kostce.',
      ],
    },
    robot: {
      title: 'Vedeme robota',
      lines: [
        'Robot udělá přesně to, co mu řekneš.',
        'Projdi příkazy jeden po druhém.',
        'Dávej pozor, kam se robot dívá.',
      ],
    },
    clock: {
      title: 'Kolik je hodin?',
      lines: [
        'Malá ručička ukazuje hodiny, velká minuty.',
        'Velká ručička oběhne jednou za hodinu.',
        'Malá se pak posune o jedno číslo.',
      ],
    },
    word: {
      title: 'Příběhy s čísly',
      lines: [
        'Nejdřív si příběh řekni vlastními slovy.',
        'Nakresli ho jako proužky: co je celek a co část?',
        'Potom vyber, co s čísly udělat.',
      ],
    },
    numgrid: {
      title: 'Číselné stavby',
      lines: [
        'Každá stavba z čísel má jedno pravidlo.',
        'Začni tam, kde chybí jediné číslo.',
        'Každé nalezené číslo pomůže najít další.',
      ],
    },
    truth: {
      title: 'Platí to?',
      lines: ['Porovnej větu s obrázkem slovo po slově.', 'Všechny znamená bez výjimky.', 'Ne otočí větu naopak.'],
    },
    euler: {
      title: 'Jedním tahem',
      lines: [
        'Nakresli každou čáru jednou a nezvedej tužku.',
        'V každém bodě spočítej čáry.',
        'Začni tam, kde je jejich počet lichý.',
      ],
    },
    venn: {
      title: 'Kruhy, které se kříží',
      lines: [
        'V každém kruhu je to, co má jednu vlastnost.',
        'Co má obě, leží ve společné části.',
        'Doplňuj od prostředka.',
      ],
    },
    series: {
      title: 'Číselné řady',
      lines: [
        'Zapiš, co se děje od každého čísla k dalšímu.',
        'I tyto kroky mívají své pravidlo.',
        'Pravidlo musí sedět na celou řadu.',
      ],
    },
    zebra: {
      title: 'Kdo kde bydlí?',
      lines: ['Udělej tabulku všeho, co je možné.', 'Každá nápověda něco vyškrtne.', 'Co zůstane samo, to platí.'],
    },
    match: {
      title: 'Sirky',
      lines: [
        'Stačí přesunout jednu sirku a číslice je jiná.',
        'Zjisti, která číslice se změní na kterou.',
        'Na konci se musí obě strany rovnat.',
      ],
    },
    knights: {
      title: 'Kdo mluví pravdu?',
      lines: [
        'Rytíř mluví vždycky pravdu, lhář nikdy.',
        'Představ si, že někdo je rytíř.',
        'Podívej se, jestli všechno pořád sedí.',
      ],
    },
    combi: {
      title: 'Kolika způsoby?',
      lines: [
        'Počítej v pevném pořadí, aby se na nic nezapomnělo.',
        'Volby, které jdou po sobě, se násobí.',
        'Zeptej se, jestli záleží na pořadí.',
      ],
    },
    nets: {
      title: 'Skládáme kostku',
      lines: [
        'Síť je krychle rozložená na stůl.',
        'Stěny v řadě, mezi nimiž je jedna, budou naproti sobě.',
        'Skládej ji v duchu, stěnu po stěně.',
      ],
    },
    search: {
      title: 'Co nejméně tahů',
      lines: [
        'Zapisuj každou situaci, která už byla.',
        'Z každé vyzkoušej všechny tahy.',
        'Když se cíl objeví poprvé, je to nejkratší cesta.',
      ],
    },
    gridlogic: {
      title: 'Mřížky bez hádání',
      lines: [
        'Každé políčko se dá dokázat.',
        'Hledej místo, kde je nejméně možností.',
        'Nikdy nehádej: hledej další jistý krok.',
      ],
    },
    crypt: {
      title: 'Písmena místo číslic',
      lines: [
        'Každé písmeno je číslice, různá písmena jsou různé číslice.',
        'Začni posledním sloupcem a prvním písmenem.',
        'Nezapomeň na přechod přes desítku.',
      ],
    },
  },
};
