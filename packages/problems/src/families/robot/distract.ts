import type { Misconception, Variant } from '../../core/family.ts';
import { columnsOf, drawProgramPicture } from './draw-program.ts';
import type { Choice, Program, Slip } from './params.ts';

export const tags = {
  turn: 'robot.turns-wrong-way',
  order: 'robot.swaps-commands',
  missing: 'robot.misses-a-step',
  extra: 'robot.has-an-extra-step',
  times: 'robot.counts-repeats-wrong',
  both: 'robot.slips-twice',
} as const;

export function variantsOf({ programs, slips, right }: Choice): readonly Variant[] {
  const columns = Math.max(...programs.map(columnsOf));
  return programs.map((program, index): Variant => {
    const base = { key: `program-${index}`, picture: drawProgramPicture(program, columns) };
    if (index === right) return { ...base, isRight: true };
    // Bit 0 is the first slip, bit 1 the second: what differs from the right program.
    const differs = index ^ right;
    const tag = differs === 3 ? tags.both : tagOf(slips[differs === 1 ? 0 : 1], program, programs[right]);
    return { ...base, isRight: false, tag };
  });
}

function tagOf(slip: Slip, program: Program, right: Program | undefined): Misconception {
  if (slip !== 'length') return tags[slip];
  return program.length < (right?.length ?? 0) ? tags.missing : tags.extra;
}
