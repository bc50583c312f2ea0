import type { CourseWords } from './shape.ts';

export const esMx: CourseWords = {
  courses: {
    sprouts: {
      title: 'Primeros pasos en la lógica',
      description: 'Mirar, comparar, encontrar: los primeros veinte minutos de pensar.',
    },
    'school-ready': {
      title: 'Listos para la escuela',
      description: 'Contar, ordenar y mirar con cuidado antes del primer timbre.',
    },
    preschool: {
      title: 'Lógica para preescolar',
      description: 'De las sombras y los laberintos a las primeras demostraciones.',
    },
    junior: {
      title: 'Lógica para primaria',
      description: 'Veintisiete tipos de problemas, de las balanzas a los criptogramas.',
    },
    adult: {
      title: 'Lógica para adultos',
      description: 'Las mismas ideas, sin rodeos y hasta las más difíciles.',
    },
    'maths-facts': {
      title: 'Matemáticas al día',
      description: 'Puntos, relojes y edificios de números: un poquito cada día.',
    },
    spatial: { title: 'Pensar en el espacio', description: 'Gira, dobla y refleja cosas en tu mente.' },
    coding: {
      title: 'Programar sin computadora',
      description: 'Robots, laberintos y planes: las órdenes en el orden correcto.',
    },
    olympiad: { title: 'Olimpiada de la semana', description: 'Doce problemas en cuarenta minutos.' },
    tournament: { title: 'Torneo de lógica', description: 'Diez problemas difíciles en cuarenta y cinco minutos.' },
    festival: { title: 'Fiesta de pequeños pensadores', description: 'Ocho problemas alegres y sin ninguna prisa.' },
    quiz: {
      title: 'Ponte a prueba',
      description: 'Diez problemas, un intento para cada uno: descubre lo que ya sabes hacer.',
    },
  },
  threads: {
    'junior-patterns': {
      title: 'Patrones',
      description: 'Mira qué cambia, mira qué no cambia y encuentra lo que sigue.',
    },
    'junior-first-plans': {
      title: 'Primeros planes',
      description: 'Pon cosas en orden, llena un cuadrado y lleva un robot a casa.',
    },
    'adult-rules': {
      title: 'Ver la regla',
      description: 'Matrices, sucesiones y clases: de los ejemplos a la ley que los explica.',
    },
    'adult-no-guessing': {
      title: 'Sin adivinar',
      description: 'Cuadrículas y órdenes en los que cada jugada se puede demostrar.',
    },
  },
  sideThreads: {
    'maths-facts-1': 'Primeros números',
    'maths-facts-2': 'Hasta el veinte',
    'maths-facts-3': 'Números en acción',
    'spatial-1': 'Girar',
    'spatial-2': 'Construir',
    'spatial-3': 'Doblar',
    'coding-1': 'Primeras órdenes',
    'coding-2': 'Planes más largos',
    'coding-3': 'Ciclos y atajos',
  },
  blocks: {
    'harbour-of-patterns': 'Puerto de los Patrones',
    'meadow-of-shapes': 'Pradera de las Figuras',
    'odd-grove': 'Arboleda de las Diferencias',
    'crystal-sums': 'Sumas de Cristal',
    'forest-of-queues': 'Bosque de las Filas',
    'square-fields': 'Campos Cuadrados',
    'robot-desert': 'Desierto de los Robots',
    'matrix-harbour': 'Puerto de las Matrices',
    'sequence-stairs': 'Escalera de las Sucesiones',
    'class-meadow': 'Pradera de las Clases',
    'candidate-fields': 'Campos de los Candidatos',
    'order-forest': 'Bosque de los Órdenes',
    'table-desert': 'Desierto de las Tablas',
  },
  checkpoint: 'Repaso',
  landing: {
    inside: 'Qué hay adentro',
    road: {
      title: 'Cómo funciona',
      description:
        'Problemas cortos a lo largo de un camino. Si es difícil, hay una pista; si lo logras, hay estrellas; y nadie tiene prisa.',
    },
    rules: {
      title: 'Cómo se juega',
      description: 'Todos reciben los mismos problemas y tienen un intento para cada uno. Aquí no se pierden vidas.',
    },
    after: {
      title: 'Lo que cuenta',
      description: 'Primero las estrellas, después el tiempo. Tu resultado se queda guardado y puedes compartirlo.',
    },
    next: 'Siguiente',
    begin: 'Empezar',
    join: 'Participar',
  },
  ideas: {
    pattern: {
      title: 'Filas que se repiten',
      lines: [
        'Algunas filas repiten un pedacito.',
        'Di la fila en voz alta y escucha el pedacito.',
        'Así sabrás qué sigue.',
      ],
    },
    odd: {
      title: 'El que es diferente',
      lines: ['Míralos todos juntos.', '¿Qué tienen casi todos?', 'El que no lo tiene es el intruso.'],
    },
    shadow: {
      title: '¿De quién es la sombra?',
      lines: [
        'Una sombra no tiene colores, solo contorno.',
        'Sigue el contorno con el dedo.',
        'Busca orejas, colas y esquinas.',
      ],
    },
    position: {
      title: '¿Dónde está?',
      lines: [
        'Arriba, abajo, izquierda, derecha, entre: estas palabras te guían.',
        'Toma las palabras una por una.',
        'Con cada palabra quedan menos lugares.',
      ],
    },
    count: {
      title: 'Contar bien',
      lines: [
        'Toca cada cosa una sola vez y cuenta.',
        'Las cosas grandes no cuentan más que las pequeñas.',
        'Forma parejas para ver dónde hay más.',
      ],
    },
    group: {
      title: 'Juntar lo que se parece',
      lines: [
        'Las cosas van juntas cuando tienen algo en común.',
        'Primero busca qué tienen en común.',
        'Así cada cosa encuentra su lugar.',
      ],
    },
    order: {
      title: 'En orden',
      lines: [
        'Más largo, más pesado, más rápido: esas palabras forman una cadena.',
        'Une las pistas, una detrás de otra.',
        'La cadena muestra el lugar de cada uno.',
      ],
    },
    maze: {
      title: 'Encontrar el camino',
      lines: [
        'Recorre el camino con los ojos antes que con el dedo.',
        'Si no hay salida, regresa al último cruce.',
        'A veces ayuda empezar por la meta.',
      ],
    },
    fit: {
      title: 'Piezas que encajan',
      lines: [
        'Una pieza encaja cuando no queda ningún hueco.',
        'Primero cuenta las casillas.',
        'Luego imagina que giras la pieza.',
      ],
    },
    missing: {
      title: 'El pedazo que falta',
      lines: [
        'El dibujo sigue dentro del hueco.',
        'Sigue las líneas hasta la orilla del hueco.',
        'El pedazo correcto continúa todas las líneas.',
      ],
    },
    latin: {
      title: 'Cada uno una vez',
      lines: [
        'En cada fila y columna, cada dibujo está una sola vez.',
        'Busca una fila con una sola casilla vacía.',
        '¿Qué falta ahí?',
      ],
    },
    matrix: {
      title: 'Mirar en dos direcciones',
      lines: [
        'Recorre la fila: ¿qué cambia?',
        'Baja por la columna: ¿qué cambia ahí?',
        'La respuesta cumple con las dos.',
      ],
    },
    dots: {
      title: 'Números y puntos',
      lines: ['Un número se puede mostrar con puntos.', 'Primero completa diez.', 'Luego mira lo que queda.'],
    },
    mirror: {
      title: 'En el espejo',
      lines: [
        'Un espejo cambia los lados y conserva la distancia.',
        'Lo que está cerca del espejo se queda cerca.',
        'Revisa casilla por casilla.',
      ],
    },
    balance: {
      title: 'Balanzas en equilibrio',
      lines: [
        'Si la balanza está derecha, los dos platillos pesan lo mismo.',
        'Quita lo mismo de los dos lados.',
        'La balanza sigue derecha.',
      ],
    },
    cubes: {
      title: 'Torres de cubos',
      lines: [
        'Algunos cubos se esconden debajo o detrás de otros.',
        'Cuenta torre por torre.',
        'Un cubo que está en alto siempre se apoya en otro.',
      ],
    },
    robot: {
      title: 'Guiar un robot',
      lines: [
        'Un robot hace exactamente lo que le dicen.',
        'Sigue las órdenes una por una.',
        'Fíjate hacia dónde mira.',
      ],
    },
    clock: {
      title: 'Leer la hora',
      lines: [
        'La manecilla corta muestra la hora y la larga, los minutos.',
        'La larga da una vuelta en una hora.',
        'Entonces la corta avanza un número.',
      ],
    },
    word: {
      title: 'Historias con números',
      lines: [
        'Primero cuenta la historia con tus palabras.',
        'Dibújala con barras: ¿qué es el todo y qué es una parte?',
        'Luego decide qué hacer con los números.',
      ],
    },
    numgrid: {
      title: 'Edificios de números',
      lines: [
        'Cada edificio de números tiene una regla.',
        'Empieza donde falta un solo número.',
        'Cada número que encuentras ayuda a hallar el siguiente.',
      ],
    },
    truth: {
      title: '¿Verdadero o falso?',
      lines: [
        'Compara la oración con el dibujo, palabra por palabra.',
        '“Todos” quiere decir sin excepción.',
        'La palabra “no” le da la vuelta a la oración.',
      ],
    },
    euler: {
      title: 'De un solo trazo',
      lines: [
        'Traza cada línea una sola vez, sin levantar el lápiz.',
        'Cuenta las líneas que se juntan en cada punto.',
        'Empieza donde se junta un número impar.',
      ],
    },
    venn: {
      title: 'Círculos que se cruzan',
      lines: [
        'Cada círculo guarda lo que tiene una propiedad.',
        'Lo que tiene las dos está donde se cruzan.',
        'Llena los círculos desde el centro.',
      ],
    },
    series: {
      title: 'Filas de números',
      lines: [
        'Escribe qué pasa de cada número al siguiente.',
        'Muchas veces esos saltos tienen su propia regla.',
        'La regla debe servir para toda la fila.',
      ],
    },
    zebra: {
      title: '¿Quién vive dónde?',
      lines: [
        'Haz una tabla con todo lo que es posible.',
        'Cada pista tacha algo.',
        'Lo único que queda es verdadero.',
      ],
    },
    match: {
      title: 'Cerillos',
      lines: [
        'Una cifra cambia cuando se mueve un cerillo.',
        'Descubre qué cifras se convierten en otras.',
        'Al final, los dos lados deben ser iguales.',
      ],
    },
    knights: {
      title: '¿Quién dice la verdad?',
      lines: [
        'Un caballero siempre dice la verdad; un mentiroso, nunca.',
        'Supón que alguien es caballero.',
        'Mira si todo sigue siendo posible.',
      ],
    },
    combi: {
      title: '¿De cuántas maneras?',
      lines: [
        'Cuenta en un orden fijo, para no olvidar nada.',
        'Las elecciones que van una tras otra se multiplican.',
        'Pregúntate si importa el orden.',
      ],
    },
    nets: {
      title: 'Doblar cajas',
      lines: [
        'Una plantilla es una caja extendida.',
        'En una fila, las caras con otra en medio quedan opuestas.',
        'Dóblala en tu mente, cara por cara.',
      ],
    },
    search: {
      title: 'La menor cantidad de movimientos',
      lines: [
        'Anota cada posición que ya viste.',
        'Desde cada una, prueba todos los movimientos.',
        'La primera vez que llegas a la meta, ese es el camino más corto.',
      ],
    },
    gridlogic: {
      title: 'Cuadrículas sin adivinar',
      lines: [
        'Cada casilla se puede demostrar.',
        'Busca el lugar con menos posibilidades.',
        'Nunca adivines: busca el siguiente paso seguro.',
      ],
    },
    crypt: {
      title: 'Letras en lugar de cifras',
      lines: [
        'Cada letra es una cifra; letras diferentes son cifras diferentes.',
        'Empieza con la última columna y con la primera letra.',
        'Fíjate en lo que se lleva.',
      ],
    },
  },
};
