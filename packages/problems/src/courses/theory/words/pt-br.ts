import type { PageWords } from './shape.ts';

export const ptBr: PageWords = {
  'junior-two-ways': {
    title: 'Olhe de dois jeitos',
    alt: 'Um quadro de duas linhas. Ao longo da linha muda a cor das velas; na coluna, a quantidade delas.',
    paragraphs: [
      'Os barcos estão em linhas e colunas. Falta um barco.',
      'Primeiro olhe ao longo da linha. O que muda? Aqui as velas mudam de cor.',
      'Agora desça pela coluna. O que muda ali? Aqui aparece mais uma vela.',
      'O barco que falta precisa combinar com as duas: a linha e a coluna.',
    ],
  },
  'junior-repeating': {
    title: 'Ache o pedaço que se repete',
    alt: 'Miçangas num fio: vermelha, amarela, azul, e de novo. Embaixo de cada pedaço há uma chave.',
    paragraphs: [
      'Muitos padrões são um pedaço curto, dito muitas vezes.',
      'Diga as miçangas em voz alta: vermelha, amarela, azul, vermelha, amarela, azul. Você ouve o pedaço?',
      'Faça um risco depois de cada pedaço. Depois veja qual lugar do pedaço está vazio.',
    ],
  },
  'junior-odd-one': {
    title: 'O que os outros têm igual?',
    alt: 'Três círculos de cores diferentes e um quadrado.',
    paragraphs: [
      'Não procure a coisa mais esquisita. Procure o que todas as outras têm igual.',
      'Pergunte uma coisa de cada vez: forma, cor, tamanho, quantidade.',
      'Aqui as cores estão misturadas, então a cor não ajuda. Mas todos, menos um, são redondos.',
    ],
  },
  'junior-level-scales': {
    title: 'Tire o mesmo dos dois lados',
    alt: 'Uma balança em equilíbrio: uma pera e uma maçã à esquerda, três maçãs à direita. Uma maçã de cada lado está riscada.',
    paragraphs: [
      'A balança em equilíbrio diz: os dois lados pesam igual.',
      'Tire uma maçã da esquerda e uma da direita. A balança continua em equilíbrio.',
      'Agora a pera está sozinha, e dá para ver quanto ela pesa: duas maçãs.',
    ],
  },
  'junior-pairing': {
    title: 'Forme pares e conte o resto',
    alt: 'Cinco maçãs vermelhas acima de quatro amarelas, ligadas em pares. Uma maçã vermelha fica sozinha.',
    paragraphs: [
      'Qual grupo tem mais? Dá para descobrir sem contar muito.',
      'Ligue as coisas em pares: uma daqui, uma dali.',
      'O que fica sozinho é a diferença. E coisas grandes nem sempre são muitas coisas.',
    ],
  },
  'junior-chain': {
    title: 'Monte uma corrente',
    alt: 'Três pinheiros, do mais baixo ao mais alto, com setas entre eles.',
    paragraphs: [
      'Uma pista sobre dois deles é um elo da corrente.',
      'Anote a primeira pista. Depois procure uma pista que tenha um nome em comum com ela e junte as duas.',
      'Quando todos estiverem numa só corrente, leia nela a resposta.',
    ],
  },
  'junior-each-once': {
    title: 'Cada um uma vez',
    alt: 'Um quadrado de nove quadradinhos com um círculo, um triângulo e uma estrela. O último quadradinho está vazio.',
    paragraphs: [
      'Em cada linha e em cada coluna, cada figura aparece exatamente uma vez.',
      'Ache uma linha em que só um quadradinho está vazio. Qual figura falta ali?',
      'Se a linha não ajuda, pergunte à coluna. Juntas, elas deixam uma só figura.',
    ],
  },
  'junior-robot-steps': {
    title: 'Um comando depois do outro',
    alt: 'Um tabuleiro: da raposa sai uma seta para a direita, depois para cima, depois para a direita até a estrela.',
    paragraphs: [
      'O robô faz exatamente o que mandam, um comando depois do outro.',
      'Ponha o dedo no lugar dele e vá junto: um comando, um movimento.',
      'Quando um programa não chega à meta, ache o primeiro passo que dá errado.',
    ],
  },
  'junior-jumps': {
    title: 'Olhe os saltos',
    alt: 'Os números três, seis, nove e doze; cada salto entre vizinhos é de três.',
    paragraphs: [
      'Não fique só olhando os números. Olhe os saltos entre eles.',
      'Escreva cada salto em cima: quanto se soma ou quanto se tira?',
      'Quando os saltos seguem uma regra, dê mais um salto pela mesma regra.',
    ],
  },
  'junior-crossing-out': {
    title: 'Risque o que não pode ser',
    alt: 'Uma tabela de três casas e três animais. Os riscos deixam o rato para a casa vermelha.',
    paragraphs: [
      'Desenhe uma tabela: quem mora aqui, qual bichinho está ali.',
      'Cada pista põe um X onde algo não pode ser.',
      'Quando uma linha tem só um lugar livre, essa é a resposta da linha. Depois risque também a coluna dele.',
    ],
  },
  'junior-loops': {
    title: 'De novo e de novo',
    alt: 'Dois comandos, para cima e para a direita, num quadro que diz três vezes.',
    paragraphs: [
      'Quando os mesmos comandos voltam, o programa pode dizer uma vez só e repetir.',
      'Passe pelo quadro a primeira vez e veja onde você está.',
      'Depois passe de novo a partir do novo lugar, até acabarem as repetições.',
    ],
  },
  'adult-attributes': {
    title: 'Um atributo de cada vez',
    alt: 'Um quadro de duas linhas. Ao longo da linha muda a cor das velas; na coluna, a quantidade delas.',
    paragraphs: [
      'Uma matriz parece difícil porque várias coisas mudam ao mesmo tempo. Cada uma delas, sozinha, é simples.',
      'Pegue um atributo, por exemplo a cor, e esqueça o resto. Ele se mantém, avança ou aparece uma vez em cada linha?',
      'Faça o mesmo com forma, quantidade e tamanho. Depois monte a célula que falta com as regras que encontrou.',
      'Opções que cumprem todas as regras menos uma estão ali de propósito. Confira cada atributo.',
    ],
  },
  'adult-differences': {
    title: 'A sequência das diferenças',
    alt: 'Os números dois, cinco, dez e dezessete; os saltos são três, cinco e sete.',
    paragraphs: [
      'Escreva embaixo da sequência as diferenças entre vizinhos. Elas também formam uma sequência, muitas vezes mais simples.',
      'Se as diferenças não ajudam, olhe as razões ou separe a sequência em duas que se alternam.',
      'Teste a regra em todos os termos antes de confiar nela. Só os dois últimos não provam nada.',
    ],
  },
  'adult-classes': {
    title: 'Classes, não curiosidades',
    alt: 'Três círculos de cores diferentes e um quadrado.',
    paragraphs: [
      'O intruso não é o mais chamativo. É o único fora de uma classe que reúne todos os outros.',
      'Liste os atributos e conte os seus valores. Você precisa de um atributo com exatamente dois valores, um deles uma única vez.',
      'Se dois atributos parecem servir, você contou errado um deles.',
    ],
  },
  'adult-candidates': {
    title: 'Candidatos e lugares',
    alt: 'Um quadrado de nove células com um círculo, um triângulo e uma estrela. A última célula está vazia.',
    paragraphs: [
      'Há duas perguntas. Quais símbolos podem ficar nesta célula? E onde, nesta linha, este símbolo pode ficar?',
      'Quando uma das perguntas tem uma só resposta, você tem uma jogada. Faça as duas, uma de cada vez.',
      'Duas células de uma linha com os mesmos dois candidatos ficam com eles. Elimine os dois das outras.',
      'Aqui nunca é preciso chutar. Se der vontade de chutar, faltou olhar uma linha, uma coluna ou um bloco.',
    ],
  },
  'adult-partial-orders': {
    title: 'Dos elos à fila',
    alt: 'Três pinheiros, do mais baixo ao mais alto, com setas entre eles.',
    paragraphs: [
      'Uma comparação dá um elo. Dois elos com um membro em comum dão um terceiro de graça.',
      'Desenhe uma seta para cada pista. Quem não recebe nenhuma seta vem primeiro.',
      'Anote, retire com as suas setas e repita. Uma pista negativa é uma seta no sentido contrário.',
    ],
  },
  'adult-substitution': {
    title: 'Balanças são equações',
    alt: 'Uma balança em equilíbrio: uma pera e uma maçã à esquerda, três maçãs à direita. Uma maçã de cada lado está riscada.',
    paragraphs: [
      'Cada par de pratos em equilíbrio é uma equação. O que vale para a equação vale para a balança.',
      'Tire o mesmo dos dois pratos. Troque um grupo pelo que se sabe que ele pesa. Some duas balanças.',
      'Comece pela balança que tem menos tipos de coisas.',
    ],
  },
  'adult-loops': {
    title: 'O que faz uma volta do laço',
    alt: 'Dois comandos, para cima e para a direita, num quadro que diz três vezes.',
    paragraphs: [
      'Não siga o laço comando por comando. Descubra o que uma volta faz no conjunto: um deslocamento e um giro.',
      'Depois repita o conjunto quantas vezes o laço mandar.',
      'Quando um programa falha, compare onde deveria estar e onde está depois de cada volta.',
    ],
  },
  'adult-tables': {
    title: 'Uma tabela para o que não pode ser',
    alt: 'Uma tabela de três casas e três animais. Os riscos deixam o rato para a casa vermelha.',
    paragraphs: [
      'Um problema de lógica é uma tabela com uma única marca em cada linha e em cada coluna. As pistas são riscos e marcas nela.',
      'Uma marca risca o resto da sua linha e da sua coluna. Uma linha com uma só célula livre recebe a marca.',
      'Pistas sobre vizinhos eliminam primeiro as pontas. Releia todas as pistas depois de cada marca.',
    ],
  },
};
