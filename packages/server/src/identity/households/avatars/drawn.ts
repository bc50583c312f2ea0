export const INK = '#1F2340';
export const CREAM = '#FFF4E2';

/** What makes one fox differ from the next: fur, the paper behind it, the eyes and what it wears. */
interface Fox {
  readonly fur: string;
  readonly paper: string;
  readonly eyes: keyof typeof eyes;
  readonly wears: keyof typeof wears;
}

export const line = `stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`;

export const eyes = {
  open: `<g fill="${INK}"><ellipse cx="87" cy="101" rx="10" ry="12"/><ellipse cx="153" cy="101" rx="10" ry="12"/></g><circle cx="90.5" cy="96.5" r="3.6" fill="#fff"/><circle cx="156.5" cy="96.5" r="3.6" fill="#fff"/>`,
  happy: `<g fill="none" ${line}><path d="M76 104q11-14 22 0"/><path d="M142 104q11-14 22 0"/></g>`,
  wink: `<ellipse cx="87" cy="101" rx="10" ry="12" fill="${INK}"/><circle cx="90.5" cy="96.5" r="3.6" fill="#fff"/><path d="M142 104q11-14 22 0" fill="none" ${line}/>`,
};

const wears = {
  nothing: '',
  glasses: `<g fill="#fff" fill-opacity=".35" ${line}><circle cx="87" cy="101" r="23"/><circle cx="153" cy="101" r="23"/><path d="M110 99q10-6 20 0" fill="none"/></g>`,
  hat: `<g ${line}><path d="M84 54L120-6L156 54Q120 40 84 54Z" fill="#5B4FE0"/><circle cx="120" cy="-8" r="10" fill="#FFC83D"/></g>`,
  crown: `<path d="M82 52L76 10L102 30L120 2L138 30L164 10L158 52Q120 38 82 52Z" fill="#FFC83D" ${line}/>`,
  bow: `<g fill="#E4573D" ${line}><path d="M176 46L150 26L152 62Z"/><path d="M176 46L206 30L200 66Z"/><circle cx="177" cy="47" r="8"/></g>`,
  helmet: `<g ${line}><path d="M52 74Q56 8 120 6Q184 8 188 74Q120 46 52 74Z" fill="#1FA98F"/><path d="M120 8V50" fill="none"/></g>`,
  scarf: `<g ${line}><path d="M64 152Q120 186 176 152L182 172Q120 206 58 172Z" fill="#4DB8FF"/></g>`,
  star: `<path d="M120 12l9 18 20 3-15 14 4 20-18-10-18 10 4-20-15-14 20-3z" fill="#FFC83D" ${line}/>`,
};

/** Drawn avatars by their number, which people keep: a new one comes at the end. */
const foxes: readonly Fox[] = [
  { fur: '#FF8A3C', paper: '#E9E6FF', eyes: 'open', wears: 'nothing' },
  { fur: '#FF8A3C', paper: '#D5F2EC', eyes: 'happy', wears: 'hat' },
  { fur: '#8F86F2', paper: '#FFF1CC', eyes: 'open', wears: 'glasses' },
  { fur: '#4DB8FF', paper: '#FFE3DC', eyes: 'wink', wears: 'nothing' },
  { fur: '#FFC83D', paper: '#DDF1FF', eyes: 'happy', wears: 'scarf' },
  { fur: '#F08FB5', paper: '#E9E6FF', eyes: 'open', wears: 'bow' },
  { fur: '#4CC9A8', paper: '#FFF1CC', eyes: 'wink', wears: 'crown' },
  { fur: '#B9C0D6', paper: '#D5F2EC', eyes: 'open', wears: 'helmet' },
  { fur: '#E4573D', paper: '#DDF1FF', eyes: 'happy', wears: 'glasses' },
  { fur: '#C08552', paper: '#FFE3DC', eyes: 'open', wears: 'scarf' },
  { fur: '#FF8A3C', paper: '#1F2340', eyes: 'wink', wears: 'star' },
  { fur: '#8F86F2', paper: '#D5F2EC', eyes: 'happy', wears: 'crown' },
  { fur: '#4DB8FF', paper: '#FFF1CC', eyes: 'open', wears: 'helmet' },
  { fur: '#F4F1EA', paper: '#5B4FE0', eyes: 'happy', wears: 'nothing' },
];

/** Rings around an avatar: paper, or a pattern of shapes. */
const rings: readonly { readonly colour: string; readonly dash: string; readonly beads: string | null }[] = [
  { colour: '#5B4FE0', dash: '', beads: null },
  { colour: '#FFC83D', dash: '', beads: null },
  { colour: '#1FA98F', dash: '14 12', beads: null },
  { colour: '#4DB8FF', dash: '2 20', beads: null },
  { colour: '#E4573D', dash: '', beads: '#FFC83D' },
  { colour: '#5B4FE0', dash: '', beads: '#4CC9A8' },
];

export const avatarIds: readonly number[] = foxes.map((_fox, index) => index + 1);
export const borderIds: readonly number[] = rings.map((_ring, index) => index + 1);

export function drawAvatar(id: number): string | null {
  const fox = foxes[id - 1];
  if (!fox) return null;
  const { fur, paper } = fox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="${paper}"/><g transform="translate(0 40)"><g fill="${fur}" ${line}><path d="M48 88L50 12L106 52Z"/><path d="M192 88L190 12L134 52Z"/></g><g fill="${INK}"><path d="M62 64L63 36L84 51Z"/><path d="M178 64L177 36L156 51Z"/></g><path d="M58 62Q120 36 182 62L205 116Q180 162 120 165Q60 162 35 116Z" fill="${fur}" ${line}/><path d="M35 116Q80 96 101 121Q112 136 120 136Q128 136 139 121Q160 96 205 116Q180 162 120 165Q60 162 35 116Z" fill="${CREAM}" ${line}/>${eyes[fox.eyes]}<path d="M108 141q6 7 12 0q6 7 12 0" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M107 124Q120 117 133 124Q131 136 120 139Q109 136 107 124Z" fill="${INK}"/>${wears[fox.wears]}</g></svg>`;
}

export function drawBorder(id: number): string | null {
  const ring = rings[id - 1];
  if (!ring) return null;
  const beads = Array.from({ length: 12 }, (_none, index) => {
    const angle = (index * Math.PI) / 6;
    const [x, y] = [120 + 108 * Math.cos(angle), 120 + 108 * Math.sin(angle)].map((value) => value.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="9" fill="${ring.beads ?? ''}" stroke="${INK}" stroke-width="4"/>`;
  });
  const dash = ring.dash === '' ? '' : ` stroke-dasharray="${ring.dash}" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g fill="none"><circle cx="120" cy="120" r="108" stroke="${INK}" stroke-width="22"/><circle cx="120" cy="120" r="108" stroke="${ring.colour}" stroke-width="13"${dash}/></g>${ring.beads === null ? '' : beads.join('')}</svg>`;
}

export function avatarPath(id: number): string {
  return `/avatars/kit-${id}.svg`;
}

export function borderPath(id: number): string {
  return `/avatars/ring-${id}.svg`;
}
