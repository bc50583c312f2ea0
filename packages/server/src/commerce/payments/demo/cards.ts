/** What a card of the demo does when it is typed in. */
export interface CardBehaviour {
  /** `asked`: the bank asks its owner first. */
  readonly result: 'paid' | 'declined' | 'asked';
  /** What the bank's question ends with, when its owner says yes. */
  readonly afterYes?: 'paid' | 'declined';
  /** How the platform is told. */
  readonly notices: 'once' | 'twice' | 'reversed' | 'never' | 'forged first';
  /** Takes the money, and then answers that something broke. */
  readonly breaks?: boolean;
  /** Once saved it pays nothing more. */
  readonly isDeclinedLater?: boolean;
  /** What was paid stays paid. */
  readonly isNeverRefunded?: boolean;
  /** As soon as it has paid, its owner says that they never did. */
  readonly isDisputed?: boolean;
}

const pays: CardBehaviour = { result: 'paid', notices: 'once' };
const declines: CardBehaviour = { result: 'declined', notices: 'once' };

/** By the last four digits of a number that begins with 4: days as real gateways have them. */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242': pays,
  '0002': declines,
  '9995': declines,
  '0069': declines,
  '3155': { result: 'asked', afterYes: 'paid', notices: 'once' },
  '3184': { result: 'asked', afterYes: 'declined', notices: 'once' },
  // Pays and is saved; what is charged later is declined.
  '0341': { ...pays, isDeclinedLater: true },
  // Pays, and gives nothing back.
  '5126': { ...pays, isNeverRefunded: true },
  '0259': { ...pays, isDisputed: true },
  '9979': { result: 'paid', notices: 'twice' },
  '9961': { result: 'paid', notices: 'reversed' },
  '9987': { result: 'paid', notices: 'never' },
  '9953': { result: 'paid', notices: 'once', breaks: true },
  '9945': { result: 'paid', notices: 'forged first' },
};

/** Null: there is no such card. Spaces do not matter. */
export function behaviourOf(card: string): CardBehaviour | null {
  const digits = card.replace(/[\s-]/g, '');
  return /^4\d{15}$/.test(digits) ? (behaviours[digits.slice(-4)] ?? null) : null;
}
