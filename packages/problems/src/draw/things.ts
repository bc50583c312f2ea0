import type { SvgNode } from '@logikit/contract/scene';
import { around } from './shapes.ts';
import { ink, paper } from './palette.ts';
import { circle, ellipse, path, polygon, rect, withAttributes } from './svg.ts';

type Art = readonly SvgNode[];

const dot = (x: number, y: number, r = 4): SvgNode => withAttributes(circle([x, y], r, ink), { stroke: 'none' });

export function house(windows: 1 | 2 | 3 | 4, fill: string): Art {
  const panes = {
    1: [[-24, 4]],
    2: [
      [-24, 4],
      [24, 4],
    ],
    3: [
      [-24, 4],
      [0, 4],
      [24, 4],
    ],
    4: [
      [-24, 4],
      [0, 4],
      [24, 4],
      [-24, 28],
    ],
  } as const;
  return [
    rect([-38, -10, 76, 56], 3, paper.cream),
    polygon(
      [
        [0, -52],
        [50, -10],
        [-50, -10],
      ],
      fill,
    ),
    ...panes[windows].map(([x, y]) => rect([x - 8, y - 8, 16, 16], 2, paper.seaFar)),
    rect([2, 22, 18, 24], 2, paper.trunk),
  ];
}

/** A kite with bows on its tail. */
export function kite(bows: 1 | 2 | 3, fill: string): Art {
  const knots = [8, 27, 46].slice(0, bows);
  return [
    path('M0 -4Q6 8 0 18T0 36T0 56'),
    polygon(
      [
        [0, -58],
        [31, -32],
        [0, -4],
        [-31, -32],
      ],
      fill,
    ),
    path('M0 -58V-4M-31 -32H31'),
    ...knots.map((y) => path(`M0 ${y}l-15 -7v14l30 -14v14Z`, paper.white)),
  ];
}

export function fish(fill: string): Art {
  return [
    path('M20 0L48 -24Q42 0 48 24Z', fill),
    path('M-50 2Q-14 -44 32 0Q-14 44 -50 2Z', fill),
    path('M-14 -20Q-2 0 -14 20'),
    circle([-29, -4], 6, paper.white),
    dot(-30, -4, 3),
  ];
}

export function sheep(): Art {
  return [
    path('M-18 24V46M-2 26V46M14 26V46M28 22V46'),
    path(
      'M-24 28A16 16 0 0 1 -32 0A17 17 0 0 1 -12 -24A20 20 0 0 1 22 -24A17 17 0 0 1 42 0A16 16 0 0 1 32 28Z',
      paper.white,
    ),
    path('M-50 -14Q-54 -20 -46 -24H-26Q-18 -20 -22 -14L-28 8Q-36 14 -44 8Z', ink),
    withAttributes(circle([-40, -10], 3.5, paper.white), { stroke: 'none' }),
    withAttributes(circle([-30, -10], 3.5, paper.white), { stroke: 'none' }),
  ];
}

export function tree(fill: string = paper.leaf): Art {
  return [
    rect([-8, 10, 16, 38], 3, paper.trunk),
    path(
      'M-26 20A20 20 0 0 1 -34 -14A22 22 0 0 1 -12 -44A24 24 0 0 1 24 -38A22 22 0 0 1 34 -4A18 18 0 0 1 26 20Z',
      fill,
    ),
  ];
}

export function fir(fill: string = paper.leaf): Art {
  return [
    rect([-7, 30, 14, 18], 2, paper.trunk),
    polygon(
      [
        [0, -16],
        [40, 34],
        [-40, 34],
      ],
      fill,
    ),
    polygon(
      [
        [0, -52],
        [30, -4],
        [-30, -4],
      ],
      fill,
    ),
  ];
}

export function apple(fill: string): Art {
  return [
    path('M0 -26Q0 -42 10 -50'),
    path('M8 -34Q18 -52 40 -46Q32 -28 8 -34Z', paper.leaf),
    path('M0 -24C-18 -38 -46 -24 -42 8C-38 36 -18 52 0 42C18 52 38 36 42 8C46 -24 18 -38 0 -24Z', fill),
  ];
}

export function pear(fill: string): Art {
  return [
    path('M0 -36Q2 -48 12 -52'),
    path('M0 -38C-18 -38 -16 -14 -26 -2C-44 18 -36 48 0 48C36 48 44 18 26 -2C16 -14 18 -38 0 -38Z', fill),
  ];
}

export function ball(fill: string): Art {
  return [circle([0, 0], 44, fill), path('M-44 0Q0 -26 44 0Q0 26 -44 0Z', paper.white), path('M0 -44V-13M0 13V44')];
}

export function balloon(fill: string): Art {
  return [
    path('M0 26Q-14 38 0 50'),
    polygon(
      [
        [-7, 28],
        [7, 28],
        [0, 18],
      ],
      fill,
    ),
    ellipse([0, -14], [32, 37], fill),
    path('M-16 -24Q-14 -36 -3 -40'),
  ];
}

export function cube(fill: string): Art {
  return [
    polygon(
      [
        [0, -48],
        [42, -24],
        [0, 0],
        [-42, -24],
      ],
      paper.white,
    ),
    polygon(
      [
        [-42, -24],
        [0, 0],
        [0, 48],
        [-42, 24],
      ],
      fill,
    ),
    polygon(
      [
        [42, -24],
        [0, 0],
        [0, 48],
        [42, 24],
      ],
      fill,
    ),
  ];
}

export function flower(fill: string): Art {
  return [...around(6, 26, 30).map((at) => circle(at, 17, fill)), circle([0, 0], 15, paper.white)];
}

export function mushroom(fill: string): Art {
  return [
    path('M-14 6L-18 40Q0 52 18 40L14 6Z', paper.cream),
    path('M-48 8A48 50 0 0 1 48 8Q0 20 -48 8Z', fill),
    circle([-20, -10], 7, paper.white),
    circle([8, -24], 7, paper.white),
    circle([26, -4], 6, paper.white),
  ];
}

export function butterfly(fill: string): Art {
  return [
    path('M-3 -30Q-8 -44 -16 -46M3 -30Q8 -44 16 -46'),
    path('M-4 -8Q-20 -44 -44 -32Q-52 -4 -4 2Z', fill),
    path('M4 -8Q20 -44 44 -32Q52 -4 4 2Z', fill),
    path('M-4 2Q-40 4 -34 30Q-20 44 -4 10Z', paper.white),
    path('M4 2Q40 4 34 30Q20 44 4 10Z', paper.white),
    path('M0 -28Q8 -4 0 32Q-8 -4 0 -28Z', ink),
  ];
}

export function umbrella(fill: string): Art {
  return [
    path('M0 -48V30Q0 44 11 44Q21 44 21 32'),
    path('M-48 2A48 44 0 0 1 48 2Q40 -8 32 2Q24 -8 16 2Q8 -8 0 2Q-8 -8 -16 2Q-24 -8 -32 2Q-40 -8 -48 2Z', fill),
    path('M-16 2Q-14 -28 0 -42Q14 -28 16 2'),
  ];
}

export function leaf(fill: string = paper.leaf): Art {
  return [path('M-34 44Q-46 -30 38 -46Q44 40 -34 44Z', fill), path('M-44 50L14 -18M-14 14V-14M-6 6H20')];
}

export function cup(fill: string): Art {
  return [
    path('M26 -14A18 18 0 1 1 22 22', 'none'),
    path('M-40 -28H30L24 34Q22 42 14 42H-24Q-32 42 -34 34Z', fill),
    path('M-38 -8H28'),
  ];
}

export function bell(fill: string): Art {
  return [
    circle([0, 36], 9, paper.white),
    path('M0 -50V-42M-42 30Q-28 16 -28 -8A28 34 0 0 1 28 -8Q28 16 42 30Z', fill),
    path('M-34 16H34'),
  ];
}
