/** A describing word, or its forms by gender: masculine, feminine, neuter. */
export type Quality = string | readonly [string, string] | readonly [string, string, string];
/** 0 masculine, 1 feminine, 2 neuter. */
export type Gender = 0 | 1 | 2;

export interface NicknameWords {
  readonly qualities: readonly Quality[];
  readonly animals: readonly (readonly [string, Gender])[];
  /** True where the animal comes first, as in "Zorro Valiente". */
  readonly isAnimalFirst: boolean;
}

/**
 * The words of every language stand in one order: whoever is "Brave Fox" in English is "Смелый Лис" in Russian. Each
 * animal and each quality is kind in all nine languages; those that tease somebody in one of them are left out.
 */
export const nicknameWords: Readonly<Record<string, NicknameWords>> = {
  ru: words({
    qualities: `Смелый/Смелая Быстрый/Быстрая Умный/Умная Добрый/Добрая Весёлый/Весёлая Любопытный/Любопытная
      Спокойный/Спокойная Солнечный/Солнечная Снежный/Снежная Золотой/Золотая Серебряный/Серебряная Полосатый/Полосатая
      Зелёный/Зелёная Ловкий/Ловкая Дружелюбный/Дружелюбная Гордый/Гордая Сонный/Сонная Сильный/Сильная
      Терпеливый/Терпеливая Сияющий/Сияющая`,
    animals: `Лис Сова:1 Дракон Волк Ёж Белка:1 Заяц Барсук Хомяк Енот Рысь:1 Тигр Лев Панда:1 Пингвин Дельфин Попугай
      Черепаха:1 Цапля:1 Хамелеон Сокол Лебедь Слон Жираф`,
  }),
  en: words({
    qualities: `Brave Quick Clever Kind Cheerful Curious Calm Sunny Snowy Golden Silver Striped Green Nimble Friendly
      Proud Sleepy Strong Patient Shiny`,
    animals: `Fox Owl Dragon Wolf Hedgehog Squirrel Hare Badger Hamster Raccoon Lynx Tiger Lion Panda Penguin Dolphin
      Parrot Turtle Heron Chameleon Falcon Swan Elephant Giraffe`,
  }),
  uk: words({
    qualities: `Сміливий/Смілива Швидкий/Швидка Розумний/Розумна Добрий/Добра Веселий/Весела Допитливий/Допитлива
      Спокійний/Спокійна Сонячний/Сонячна Сніжний/Сніжна Золотий/Золота Срібний/Срібна Смугастий/Смугаста Зелений/Зелена
      Спритний/Спритна Привітний/Привітна Гордий/Горда Сонний/Сонна Сильний/Сильна Терплячий/Терпляча Сяйливий/Сяйлива`,
    animals: `Лис Сова:1 Дракон Вовк Їжак Білка:1 Заєць Борсук Хом’як Єнот Рись:1 Тигр Лев Панда:1 Пінгвін Дельфін
      Папуга Черепаха:1 Чапля:1 Хамелеон Сокіл Лебідь Слон Жираф`,
  }),
  cs: words({
    qualities: `Statečný/Statečná Rychlý/Rychlá Chytrý/Chytrá Laskavý/Laskavá Veselý/Veselá Zvědavý/Zvědavá
      Klidný/Klidná Slunečný/Slunečná Sněžný/Sněžná Zlatý/Zlatá Stříbrný/Stříbrná Pruhovaný/Pruhovaná Zelený/Zelená
      Mrštný/Mrštná Přátelský/Přátelská Hrdý/Hrdá Ospalý/Ospalá Silný/Silná Trpělivý/Trpělivá Zářivý/Zářivá`,
    animals: `Lišák Sova:1 Drak Vlk Ježek Veverka:1 Zajíc Jezevec Křeček Mýval Rys Tygr Lev Panda:1 Tučňák Delfín
      Papoušek Želva:1 Volavka:1 Chameleon Sokol Labuť:1 Slon Žirafa:1`,
  }),
  de: words({
    qualities: `Mutiger/Mutige/Mutiges Schneller/Schnelle/Schnelles Kluger/Kluge/Kluges Lieber/Liebe/Liebes
      Fröhlicher/Fröhliche/Fröhliches Neugieriger/Neugierige/Neugieriges Ruhiger/Ruhige/Ruhiges Sonniger/Sonnige/Sonniges
      Schneeweißer/Schneeweiße/Schneeweißes Goldener/Goldene/Goldenes Silberner/Silberne/Silbernes
      Gestreifter/Gestreifte/Gestreiftes Grüner/Grüne/Grünes Flinker/Flinke/Flinkes Freundlicher/Freundliche/Freundliches
      Stolzer/Stolze/Stolzes Verträumter/Verträumte/Verträumtes Starker/Starke/Starkes Geduldiger/Geduldige/Geduldiges
      Strahlender/Strahlende/Strahlendes`,
    animals: `Fuchs Eule:1 Drache Wolf Igel Eichhörnchen:2 Hase Dachs Hamster Waschbär Luchs Tiger Löwe Panda Pinguin
      Delfin Papagei Schildkröte:1 Reiher Chamäleon:2 Falke Schwan Elefant Giraffe:1`,
  }),
  pl: words({
    qualities: `Odważny/Odważna Szybki/Szybka Mądry/Mądra Miły/Miła Wesoły/Wesoła Ciekawy/Ciekawa Spokojny/Spokojna
      Słoneczny/Słoneczna Śnieżny/Śnieżna Złoty/Złota Srebrny/Srebrna Pasiasty/Pasiasta Zielony/Zielona Zwinny/Zwinna
      Przyjazny/Przyjazna Dumny/Dumna Senny/Senna Silny/Silna Cierpliwy/Cierpliwa Lśniący/Lśniąca`,
    animals: `Lis Sowa:1 Smok Wilk Jeż Wiewiórka:1 Zając Borsuk Chomik Szop Ryś Tygrys Lew Panda:1 Pingwin Delfin
      Papuga:1 Żółw Czapla:1 Kameleon Sokół Łabędź Słoń Żyrafa:1`,
  }),
  tr: words({
    qualities: `Cesur Hızlı Akıllı Nazik Neşeli Meraklı Sakin Güneşli Karlı Altın Gümüş Çizgili Yeşil Çevik Sevecen
      Gururlu Uykucu Güçlü Sabırlı Parlak`,
    animals: `Tilki Baykuş Ejderha Kurt Kirpi Sincap Tavşan Porsuk Hamster Rakun Vaşak Kaplan Aslan Panda Penguen Yunus
      Papağan Kaplumbağa Balıkçıl Bukalemun Şahin Kuğu Fil Zürafa`,
  }),
  'pt-br': words({
    isAnimalFirst: true,
    qualities: `Corajoso/Corajosa Veloz Esperto/Esperta Gentil Alegre Curioso/Curiosa Calmo/Calma Ensolarado/Ensolarada
      Nevado/Nevada Dourado/Dourada Prateado/Prateada Listrado/Listrada Verde Ágil Amigável Orgulhoso/Orgulhosa
      Sonolento/Sonolenta Forte Paciente Brilhante`,
    animals: `Raposa:1 Coruja:1 Dragão Lobo Ouriço Esquilo Lebre:1 Texugo Hamster Guaxinim Lince Tigre Leão Panda
      Pinguim Golfinho Papagaio Tartaruga:1 Garça:1 Camaleão Falcão Cisne Elefante Girafa:1`,
  }),
  'es-mx': words({
    isAnimalFirst: true,
    qualities: `Valiente Veloz Listo/Lista Amable Alegre Curioso/Curiosa Tranquilo/Tranquila Soleado/Soleada
      Nevado/Nevada Dorado/Dorada Plateado/Plateada Rayado/Rayada Verde Ágil Amistoso/Amistosa Orgulloso/Orgullosa
      Dormilón/Dormilona Fuerte Paciente Brillante`,
    animals: `Zorro Búho Dragón Lobo Erizo Ardilla:1 Liebre:1 Tejón Hámster Mapache Lince Tigre León Panda Pingüino
      Delfín Loro Tortuga:1 Garza:1 Camaleón Halcón Cisne Elefante Jirafa:1`,
  }),
};

interface Written {
  /** Forms are parted by "/". */
  readonly qualities: string;
  /** The gender stands after ":"; left out it is masculine. */
  readonly animals: string;
  readonly isAnimalFirst?: boolean;
}

function words({ qualities, animals, isAnimalFirst = false }: Written): NicknameWords {
  const list = (text: string): readonly string[] => text.trim().split(/\s+/);
  return {
    isAnimalFirst,
    // One form, two or three: written above.
    qualities: list(qualities).map((forms) => (forms.includes('/') ? (forms.split('/') as never) : forms)),
    animals: list(animals).map((animal): readonly [string, Gender] => {
      const [name = '', gender = '0'] = animal.split(':');
      return [name, gender === '1' ? 1 : gender === '2' ? 2 : 0];
    }),
  };
}
