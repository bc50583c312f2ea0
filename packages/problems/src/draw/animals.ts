import type { SvgNode } from '@logikit/contract/scene';
import { ink, paper } from './palette.ts';
import { circle, ellipse, path, polygon, withAttributes } from './svg.ts';

type Art = readonly SvgNode[];

const dot = (x: number, y: number, r = 4.5): SvgNode => withAttributes(circle([x, y], r, ink), { stroke: 'none' });

/** Faces around 0,0, about 96 across: one hand, one size, so that no animal is louder than another. */
export function foxFace(): Art {
  return [
    polygon(
      [
        [-42, -12],
        [-40, -48],
        [-10, -30],
      ],
      paper.fur,
    ),
    polygon(
      [
        [42, -12],
        [40, -48],
        [10, -30],
      ],
      paper.fur,
    ),
    path('M-34 -24Q0 -36 34 -24L48 8Q34 36 0 38Q-34 36 -48 8Z', paper.fur),
    path('M-48 8Q-22 -4 -10 12Q-4 20 0 20Q4 20 10 12Q22 -4 48 8Q34 36 0 38Q-34 36 -48 8Z', paper.cream),
    dot(-16, 1),
    dot(16, 1),
    path('M-7 15Q0 11 7 15Q6 22 0 24Q-6 22 -7 15Z', ink),
  ];
}

export function catFace(): Art {
  return [
    polygon(
      [
        [-44, 4],
        [-42, -44],
        [-8, -26],
      ],
      paper.sand,
    ),
    polygon(
      [
        [44, 4],
        [42, -44],
        [8, -26],
      ],
      paper.sand,
    ),
    ellipse([0, 8], [46, 36], paper.sand),
    dot(-18, 2),
    dot(18, 2),
    path('M-6 14H6L0 20Z', paper.pink),
    path('M0 20Q-6 30 -14 26M0 20Q6 30 14 26M-26 18L-44 14M-26 24L-44 26M26 18L44 14M26 24L44 26'),
    path('M-8 -26V-16M0 -28V-16M8 -26V-16'),
  ];
}

export function bearFace(): Art {
  return [
    circle([-32, -30], 16, paper.trunk),
    circle([32, -30], 16, paper.trunk),
    circle([0, 4], 42, paper.trunk),
    ellipse([0, 18], [20, 16], paper.cream),
    dot(-17, -6),
    dot(17, -6),
    path('M-7 9Q0 6 7 9Q6 16 0 17Q-6 16 -7 9Z', ink),
    path('M0 17V24'),
  ];
}

export function rabbitFace(): Art {
  return [
    path('M-10 -14C-34 -30 -30 -54 -20 -54C-8 -54 -2 -34 -4 -16Z', paper.white),
    path('M10 -14C34 -30 30 -54 20 -54C8 -54 2 -34 4 -16Z', paper.white),
    ellipse([0, 14], [38, 34], paper.white),
    dot(-15, 8),
    dot(15, 8),
    path('M-5 18H5L0 24Z', paper.pink),
    path('M0 24Q-5 32 -12 29M0 24Q5 32 12 29'),
  ];
}

export function owlFace(): Art {
  return [
    path('M-42 -46Q-20 -34 0 -34Q20 -34 42 -46Q48 0 40 22Q22 46 0 46Q-22 46 -40 22Q-48 0 -42 -46Z', '#A98BE0'),
    circle([-18, -6], 17, paper.white),
    circle([18, -6], 17, paper.white),
    dot(-16, -6, 7),
    dot(16, -6, 7),
    polygon(
      [
        [-6, 6],
        [6, 6],
        [0, 20],
      ],
      paper.sun,
    ),
    path('M-16 28L-10 34L-4 28M4 28L10 34L16 28'),
  ];
}

export function mouseFace(): Art {
  return [
    circle([-30, -26], 20, '#C9CFE6'),
    circle([30, -26], 20, '#C9CFE6'),
    path('M-38 4A38 34 0 0 1 38 4Q30 34 0 44Q-30 34 -38 4Z', '#C9CFE6'),
    dot(-15, 2),
    dot(15, 2),
    circle([0, 36], 7, paper.pink),
    path('M-16 28L-40 24M-16 34L-38 38M16 28L40 24M16 34L38 38'),
  ];
}

export function duck(): Art {
  return [
    path('M-16 34V46M2 34V46'),
    path('M-50 0Q-30 8 -14 -4Q-2 -10 2 -22A22 22 0 0 1 44 -24Q44 -8 34 2Q36 34 -4 36Q-46 36 -50 0Z', paper.sun),
    path('M40 -28L52 -20L40 -12Z', paper.roof),
    path('M-26 12Q-8 26 10 8'),
    dot(26, -26),
  ];
}

export function snail(fill: string): Art {
  return [
    path('M32 -2L26 -24M42 -2L46 -24'),
    path('M-50 40Q-20 22 20 22Q26 22 28 8Q32 -8 44 -2Q54 6 46 26Q40 40 20 40Z', paper.cream),
    circle([-6, 2], 32, fill),
    path('M-6 2m0 -4a8 8 0 1 1 -8 8a16 16 0 0 0 30 2a24 24 0 0 0 -30 -28'),
    dot(40, 8, 3),
  ];
}
