import type { CourseWords } from './shape.ts';

export const ptBr: CourseWords = {
  courses: {
    sprouts: {
      title: 'Primeiros passos na lógica',
      description: 'Olhar, comparar, encontrar: os primeiros vinte minutos de raciocínio.',
    },
    'school-ready': {
      title: 'Pronto para a escola',
      description: 'Contar, ordenar e olhar com atenção antes do primeiro sinal.',
    },
    preschool: {
      title: 'Lógica para os pequenos',
      description: 'Das sombras e dos labirintos às primeiras provas.',
    },
    junior: {
      title: 'Lógica para crianças',
      description: 'Vinte e sete tipos de desafios, da balança aos criptogramas.',
    },
    adult: { title: 'Lógica para adultos', description: 'As mesmas ideias sem açúcar, até as mais difíceis.' },
    'maths-facts': {
      title: 'Matemática do dia a dia',
      description: 'Pontos, relógios e construções de números, um pouco por dia.',
    },
    spatial: { title: 'Raciocínio espacial', description: 'Gire, dobre e espelhe coisas na imaginação.' },
    coding: {
      title: 'Programar sem computador',
      description: 'Robôs, labirintos e planos: comandos na ordem certa.',
    },
    olympiad: { title: 'Olimpíada da semana', description: 'Doze desafios, quarenta minutos.' },
    tournament: { title: 'Torneio de lógica', description: 'Dez desafios difíceis, quarenta e cinco minutos.' },
    festival: { title: 'Festa dos pequenos pensadores', description: 'Oito desafios divertidos, sem pressa nenhuma.' },
    quiz: {
      title: 'Teste você mesmo',
      description: 'Dez desafios, uma tentativa para cada um: veja o que você já consegue fazer.',
    },
  },
  threads: {
    'junior-patterns': {
      title: 'Padrões',
      description: 'Veja o que muda, veja o que fica igual e descubra o que vem depois.',
    },
    'junior-first-plans': {
      title: 'Primeiros planos',
      description: 'Coloque em ordem, complete um quadrado, leve o robô para casa.',
    },
    'adult-rules': {
      title: 'Enxergar a regra',
      description: 'Matrizes, sequências e classes: dos exemplos à lei por trás deles.',
    },
    'adult-no-guessing': {
      title: 'Sem chutar',
      description: 'Quadros e ordens em que cada jogada pode ser provada.',
    },
  },
  sideThreads: {
    'maths-facts-1': 'Primeiros números',
    'maths-facts-2': 'Até vinte',
    'maths-facts-3': 'Números em ação',
    'spatial-1': 'Girar',
    'spatial-2': 'Construir',
    'spatial-3': 'Dobrar',
    'coding-1': 'Primeiros comandos',
    'coding-2': 'Planos mais longos',
    'coding-3': 'Repetições e atalhos',
  },
  blocks: {
    'harbour-of-patterns': 'Porto dos Padrões',
    'meadow-of-shapes': 'Prado das Formas',
    'odd-grove': 'Bosque das Diferenças',
    'crystal-sums': 'Somas de Cristal',
    'forest-of-queues': 'Floresta das Filas',
    'square-fields': 'Campos Quadrados',
    'robot-desert': 'Deserto dos Robôs',
    'matrix-harbour': 'Porto das Matrizes',
    'sequence-stairs': 'Escada das Sequências',
    'class-meadow': 'Prado das Classes',
    'candidate-fields': 'Campos dos Candidatos',
    'order-forest': 'Floresta das Ordens',
    'table-desert': 'Deserto das Tabelas',
  },
  checkpoint: 'Ponto de controle',
  landing: {
    inside: 'O que tem dentro',
    road: {
      title: 'Como funciona',
      description:
        'Desafios curtos ao longo de um caminho. Quando fica difícil, há uma dica; quando dá certo, há estrelas; e ninguém tem pressa.',
    },
    rules: {
      title: 'Como acontece',
      description: 'Todos recebem os mesmos desafios e têm uma tentativa para cada um. Aqui não se perdem vidas.',
    },
    after: {
      title: 'O que conta',
      description: 'Primeiro as estrelas, depois o tempo. Seu resultado fica guardado, e você pode compartilhá-lo.',
    },
    next: 'Continuar',
    begin: 'Começar',
    join: 'Participar',
  },
  ideas: {
    pattern: {
      title: 'Filas que se repetem',
      lines: [
        'Algumas filas repetem um pedacinho.',
        'Diga a fila em voz alta e ouça o pedacinho.',
        'Aí você sabe o que vem depois.',
      ],
    },
    odd: {
      title: 'O que é diferente',
      lines: ['Olhe todos juntos.', 'O que quase todos têm igual?', 'Quem não tem isso é o diferente.'],
    },
    shadow: {
      title: 'De quem é a sombra?',
      lines: [
        'A sombra não tem cores, só contorno.',
        'Siga o contorno com o dedo.',
        'Procure orelhas, rabos e cantos.',
      ],
    },
    position: {
      title: 'Onde está?',
      lines: [
        'Acima, abaixo, à esquerda, à direita, entre: essas palavras mostram o caminho.',
        'Pegue uma palavra de cada vez.',
        'Cada palavra deixa menos lugares.',
      ],
    },
    count: {
      title: 'Contar bem',
      lines: [
        'Toque cada coisa uma vez e conte.',
        'As coisas grandes não valem mais que as pequenas.',
        'Forme pares para ver onde há mais.',
      ],
    },
    group: {
      title: 'Juntar o que combina',
      lines: [
        'As coisas ficam juntas quando têm algo igual.',
        'Primeiro descubra o que elas têm igual.',
        'Aí cada coisa tem o seu lugar.',
      ],
    },
    order: {
      title: 'Em ordem',
      lines: [
        'Mais comprido, mais pesado, mais rápido: essas palavras formam uma corrente.',
        'Ligue as pistas uma na outra.',
        'A corrente mostra quem está onde.',
      ],
    },
    maze: {
      title: 'Achar o caminho',
      lines: [
        'Ande com os olhos antes de andar com o dedo.',
        'Beco sem saída? Volte até onde o caminho se divide.',
        'Às vezes ajuda começar pela chegada.',
      ],
    },
    fit: {
      title: 'Peças que encaixam',
      lines: [
        'Uma peça encaixa quando não sobra nenhum buraco.',
        'Primeiro conte os quadradinhos.',
        'Depois gire a peça na imaginação.',
      ],
    },
    missing: {
      title: 'O pedaço que falta',
      lines: [
        'O desenho continua dentro do buraco.',
        'Siga as linhas até a borda do buraco.',
        'O pedaço certo continua todas as linhas.',
      ],
    },
    latin: {
      title: 'Cada um uma vez',
      lines: [
        'Em cada linha e coluna, cada figura aparece uma vez.',
        'Procure uma linha com um só quadradinho vazio.',
        'O que falta ali?',
      ],
    },
    matrix: {
      title: 'Olhar de dois jeitos',
      lines: [
        'Olhe ao longo da linha: o que muda?',
        'Desça pela coluna: o que muda ali?',
        'A resposta combina com as duas.',
      ],
    },
    dots: {
      title: 'Números e pontos',
      lines: ['Um número pode ser mostrado com pontos.', 'Primeiro complete dez.', 'Depois veja o que sobra.'],
    },
    mirror: {
      title: 'No espelho',
      lines: [
        'O espelho troca os lados e mantém a distância.',
        'O que está perto do espelho continua perto.',
        'Confira quadradinho por quadradinho.',
      ],
    },
    balance: {
      title: 'Balança em equilíbrio',
      lines: [
        'Quando a balança está reta, os dois pratos pesam igual.',
        'Tire o mesmo dos dois lados.',
        'Ela continua reta.',
      ],
    },
    cubes: {
      title: 'Torres de cubos',
      lines: [
        'Alguns cubos se escondem embaixo ou atrás de outros.',
        'Conte torre por torre.',
        'Um cubo no alto sempre está em cima de outro.',
      ],
    },
    robot: {
      title: 'Guiar um robô',
      lines: [
        'O robô faz exatamente o que mandam.',
        'Siga os comandos, um por um.',
        'Preste atenção para onde ele olha.',
      ],
    },
    clock: {
      title: 'Ver as horas',
      lines: [
        'O ponteiro pequeno mostra as horas, e o grande, os minutos.',
        'O ponteiro grande dá uma volta em uma hora.',
        'Então o pequeno avança um número.',
      ],
    },
    word: {
      title: 'Histórias com números',
      lines: [
        'Primeiro conte a história com as suas palavras.',
        'Desenhe barras: o que é o todo, o que é uma parte?',
        'Depois escolha o que fazer com os números.',
      ],
    },
    numgrid: {
      title: 'Construções de números',
      lines: [
        'Cada construção de números tem uma regra.',
        'Comece onde falta só um número.',
        'Cada número encontrado ajuda a achar o próximo.',
      ],
    },
    truth: {
      title: 'Verdadeiro ou falso?',
      lines: [
        'Compare a frase com a figura, palavra por palavra.',
        'Todos quer dizer sem nenhuma exceção.',
        'Não vira a frase ao contrário.',
      ],
    },
    euler: {
      title: 'Sem tirar o lápis',
      lines: [
        'Desenhe cada linha uma vez, sem tirar o lápis do papel.',
        'Conte as linhas que se encontram em cada ponto.',
        'Comece onde o número é ímpar.',
      ],
    },
    venn: {
      title: 'Círculos que se cruzam',
      lines: [
        'Cada círculo guarda o que tem uma propriedade.',
        'O que tem as duas fica onde eles se cruzam.',
        'Preencha a partir do meio.',
      ],
    },
    series: {
      title: 'Filas de números',
      lines: [
        'Anote o que acontece de cada número ao próximo.',
        'Muitas vezes esses saltos têm uma regra própria.',
        'A regra precisa valer para a fila inteira.',
      ],
    },
    zebra: {
      title: 'Quem mora onde?',
      lines: [
        'Faça uma tabela de tudo o que é possível.',
        'Cada pista risca alguma coisa.',
        'O que sobra sozinho é verdade.',
      ],
    },
    match: {
      title: 'Palitos de fósforo',
      lines: [
        'Um algarismo muda quando um palito se move.',
        'Descubra quais algarismos viram quais.',
        'No fim, os dois lados precisam ser iguais.',
      ],
    },
    knights: {
      title: 'Quem diz a verdade?',
      lines: [
        'O cavaleiro sempre diz a verdade; o mentiroso, nunca.',
        'Suponha que alguém é cavaleiro.',
        'Veja se tudo continua combinando.',
      ],
    },
    combi: {
      title: 'De quantos jeitos?',
      lines: [
        'Conte numa ordem fixa, para não esquecer nada.',
        'Escolhas feitas uma depois da outra se multiplicam.',
        'Pergunte se a ordem importa.',
      ],
    },
    nets: {
      title: 'Dobrar caixas',
      lines: [
        'A planificação é uma caixa aberta.',
        'Numa fila, duas faces com uma no meio ficam opostas.',
        'Dobre na imaginação, face por face.',
      ],
    },
    search: {
      title: 'O menor número de passos',
      lines: [
        'Anote cada situação que você já viu.',
        'A partir de cada uma, tente todas as jogadas.',
        'Quando a meta aparece pela primeira vez, esse é o caminho mais curto.',
      ],
    },
    gridlogic: {
      title: 'Quadros sem chute',
      lines: [
        'Cada quadradinho pode ser provado.',
        'Procure o lugar com menos possibilidades.',
        'Nunca chute: procure o próximo passo seguro.',
      ],
    },
    crypt: {
      title: 'Letras no lugar de números',
      lines: [
        'Cada letra é um algarismo; letras diferentes são algarismos diferentes.',
        'Comece pela última coluna e pela primeira letra.',
        'Não esqueça o vai um.',
      ],
    },
  },
};
