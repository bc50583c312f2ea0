import type { PageWords } from './shape.ts';

export const esMx: PageWords = {
  'junior-two-ways': {
    title: 'Mira en dos direcciones',
    alt: 'Un tablero de dos filas. A lo largo de la fila cambia el color de las velas; al bajar por la columna, su cantidad.',
    paragraphs: [
      'Los barcos están en filas y columnas. Falta un barco.',
      'Primero recorre una fila. ¿Qué cambia? Aquí las velas cambian de color.',
      'Ahora baja por una columna. ¿Qué cambia ahí? Aparece una vela más.',
      'El barco que falta debe cumplir con las dos: con su fila y con su columna.',
    ],
  },
  'junior-repeating': {
    title: 'Encuentra la parte que se repite',
    alt: 'Cuentas en un hilo: roja, amarilla, azul, y otra vez. Debajo de cada parte hay un corchete.',
    paragraphs: [
      'Muchos patrones son una parte corta que se repite una y otra vez.',
      'Di las cuentas en voz alta: roja, amarilla, azul, roja, amarilla, azul. ¿Oyes la parte?',
      'Traza una línea después de cada parte. Luego mira qué lugar de la parte está vacío.',
    ],
  },
  'junior-odd-one': {
    title: '¿Qué tienen en común los demás?',
    alt: 'Tres círculos de colores diferentes y un cuadrado.',
    paragraphs: [
      'No busques lo más raro. Busca lo que todos los demás tienen en común.',
      'Pregunta una sola cosa a la vez: la figura, el color, el tamaño, la cantidad.',
      'Aquí los colores están revueltos, así que el color no ayuda. Pero todos, menos uno, son redondos.',
    ],
  },
  'junior-level-scales': {
    title: 'Quita lo mismo de los dos lados',
    alt: 'Una balanza en equilibrio: a la izquierda, una pera y una manzana; a la derecha, tres manzanas. En cada lado hay una manzana tachada.',
    paragraphs: [
      'Una balanza en equilibrio dice: los dos lados pesan lo mismo.',
      'Quita una manzana de la izquierda y una de la derecha. La balanza sigue en equilibrio.',
      'Ahora la pera está sola y puedes ver cuánto pesa: dos manzanas.',
    ],
  },
  'junior-pairing': {
    title: 'Forma parejas y cuenta lo que sobra',
    alt: 'Cinco manzanas rojas arriba de cuatro amarillas, unidas en parejas. Una manzana roja se queda sola.',
    paragraphs: [
      '¿En qué grupo hay más? Puedes saberlo sin contar mucho.',
      'Une las cosas en parejas: una de aquí, una de allá.',
      'Lo que queda solo es la diferencia. Y las cosas grandes no siempre son muchas cosas.',
    ],
  },
  'junior-chain': {
    title: 'Arma una cadena',
    alt: 'Tres pinos, del más bajo al más alto, con flechas entre ellos.',
    paragraphs: [
      'Una pista sobre dos de ellos es un eslabón de una cadena.',
      'Anota la primera pista. Luego busca otra que repita uno de los nombres y únelas.',
      'Cuando todos estén en una sola cadena, lee ahí la respuesta.',
    ],
  },
  'junior-each-once': {
    title: 'Cada uno una sola vez',
    alt: 'Un cuadrado de nueve casillas con un círculo, un triángulo y una estrella. La última casilla está vacía.',
    paragraphs: [
      'En cada fila y en cada columna, cada dibujo está exactamente una vez.',
      'Busca una fila donde solo una casilla esté vacía. ¿Qué dibujo falta ahí?',
      'Si la fila no ayuda, pregúntale a la columna. Entre las dos dejan un solo dibujo.',
    ],
  },
  'junior-robot-steps': {
    title: 'Una orden después de otra',
    alt: 'Un tablero de casillas: desde el zorro, una flecha va a la derecha, hacia arriba y otra vez a la derecha, hasta la estrella.',
    paragraphs: [
      'Un robot hace exactamente lo que le dicen, una orden después de otra.',
      'Pon el dedo en su casilla y avanza con él: una orden, un movimiento.',
      'Si un programa no llega a la meta, busca el primer paso que falla.',
    ],
  },
  'junior-jumps': {
    title: 'Mira los saltos',
    alt: 'Los números tres, seis, nueve y doce; cada salto entre vecinos es de tres.',
    paragraphs: [
      'No te quedes mirando los números. Mira los saltos que hay entre ellos.',
      'Escribe cada salto arriba: ¿cuánto se suma o se resta?',
      'Cuando los saltos siguen una regla, da un salto más con la misma regla.',
    ],
  },
  'junior-crossing-out': {
    title: 'Tacha lo que no puede ser',
    alt: 'Una tabla de tres casas y tres animales. Las cruces dejan al ratón en la casa roja.',
    paragraphs: [
      'Dibuja una tabla: quién vive aquí, qué mascota hay allá.',
      'Cada pista pone una cruz donde algo no puede ser.',
      'Cuando a una fila le queda una sola casilla libre, esa es la respuesta de la fila. Entonces tacha también su columna.',
    ],
  },
  'junior-loops': {
    title: 'Una y otra vez',
    alt: 'Dos órdenes, arriba y derecha, en un marco que dice tres veces.',
    paragraphs: [
      'Cuando las mismas órdenes vuelven a aparecer, un programa puede decirlas una vez y repetirlas.',
      'Recorre el marco por primera vez y mira a dónde llegaste.',
      'Luego recórrelo otra vez desde la casilla nueva, hasta terminar todas las repeticiones.',
    ],
  },
  'adult-attributes': {
    title: 'Un atributo a la vez',
    alt: 'Un tablero de dos filas. A lo largo de la fila cambia el color de las velas; al bajar por la columna, su cantidad.',
    paragraphs: [
      'Una matriz parece difícil porque cambian varias cosas a la vez. Cada una, por separado, es sencilla.',
      'Toma un atributo, por ejemplo el color, y olvida lo demás. ¿Se mantiene, avanza o aparece una vez en cada fila?',
      'Haz lo mismo con la figura, la cantidad y el tamaño. Luego arma la casilla que falta con las reglas que encontraste.',
      'Las opciones que cumplen todas las reglas menos una están ahí a propósito. Revisa cada atributo.',
    ],
  },
  'adult-differences': {
    title: 'La fila de las diferencias',
    alt: 'Los números dos, cinco, diez y diecisiete; los saltos son tres, cinco y siete.',
    paragraphs: [
      'Escribe debajo de la sucesión las diferencias entre vecinos. También forman una sucesión, a menudo más sencilla.',
      'Si las diferencias no ayudan, mira los cocientes o separa la sucesión en dos que se alternan.',
      'Comprueba la regla con todos los términos antes de confiar en ella. Los dos últimos, por sí solos, no prueban nada.',
    ],
  },
  'adult-classes': {
    title: 'Clases, no curiosidades',
    alt: 'Tres círculos de colores diferentes y un cuadrado.',
    paragraphs: [
      'El intruso no es el más llamativo. Es el único que queda fuera de una clase que reúne a todos los demás.',
      'Haz una lista de los atributos y cuenta sus valores. Necesitas un atributo con exactamente dos valores, uno de ellos una sola vez.',
      'Si dos atributos parecen servir, contaste mal uno de ellos.',
    ],
  },
  'adult-candidates': {
    title: 'Candidatos y lugares',
    alt: 'Un cuadrado de nueve casillas con un círculo, un triángulo y una estrella. La última casilla está vacía.',
    paragraphs: [
      'Hay dos preguntas. ¿Qué símbolos pueden ir en esta casilla? ¿Y en qué lugar de esta fila puede ir este símbolo?',
      'Cuando una de las preguntas tiene una sola respuesta, ya tienes una jugada. Hazlas por turnos.',
      'Dos casillas de una fila con los mismos dos candidatos se quedan con ellos. Quítalos de las demás.',
      'Aquí nunca hace falta adivinar. Si te dan ganas de adivinar, se te pasó una fila, una columna o un bloque.',
    ],
  },
  'adult-partial-orders': {
    title: 'De los eslabones a la fila',
    alt: 'Tres pinos, del más bajo al más alto, con flechas entre ellos.',
    paragraphs: [
      'Una comparación da un eslabón. Dos eslabones con un miembro en común dan gratis un tercero.',
      'Dibuja una flecha por cada pista. El que no recibe ninguna flecha va primero.',
      'Anótalo, quítalo junto con sus flechas y repite. Una pista negativa es una flecha al revés.',
    ],
  },
  'adult-substitution': {
    title: 'Las balanzas son ecuaciones',
    alt: 'Una balanza en equilibrio: a la izquierda, una pera y una manzana; a la derecha, tres manzanas. En cada lado hay una manzana tachada.',
    paragraphs: [
      'Cada balanza en equilibrio es una ecuación. Lo que puedes hacer con una ecuación, lo puedes hacer con la balanza.',
      'Quita lo mismo de los dos platillos. Sustituye un grupo por lo que ya sabes que pesa. Suma dos balanzas.',
      'Empieza con la balanza que tiene menos tipos de cosas.',
    ],
  },
  'adult-loops': {
    title: 'Lo que hace una vuelta del ciclo',
    alt: 'Dos órdenes, arriba y derecha, en un marco que dice tres veces.',
    paragraphs: [
      'No sigas un ciclo orden por orden. Averigua qué hace una vuelta completa: un desplazamiento y un giro.',
      'Luego repite esa vuelta tantas veces como diga el ciclo.',
      'Si un programa falla, compara dónde debería estar y dónde está después de cada vuelta.',
    ],
  },
  'adult-tables': {
    title: 'Una tabla de lo que no puede ser',
    alt: 'Una tabla de tres casas y tres animales. Las cruces dejan al ratón en la casa roja.',
    paragraphs: [
      'Un acertijo lógico es una tabla con una palomita en cada fila y en cada columna. Las pistas son cruces y palomitas.',
      'Una palomita tacha el resto de su fila y de su columna. Una fila con una sola casilla libre recibe una palomita.',
      'Las pistas sobre vecinos descartan primero los extremos. Lee otra vez todas las pistas después de cada palomita.',
    ],
  },
};
