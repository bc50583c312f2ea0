import type { ColourId } from '../../../draw/palette.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Because } from '../check.ts';
import type { tags } from '../distract.ts';
import type { TruthParams } from '../params.ts';

/** Things that are talked about: "small red balls", "toys". */
export interface SaidGroup {
  /** A kind (ball, star), or the word for all kinds (toy, shape). */
  readonly noun: NounId;
  readonly colour: ColourId | null;
  readonly size: 'big' | 'small' | null;
}

/** What is said of them: "… are balls", "… are red", "… are big". */
export type SaidQuality =
  | { readonly is: 'kind'; readonly noun: NounId }
  | { readonly is: 'colour'; readonly colour: ColourId }
  | { readonly is: 'size'; readonly size: 'big' | 'small' };

export interface SaidCondition {
  /** Toy or shape. */
  readonly noun: NounId;
  readonly when: SaidQuality;
  readonly whenNot: boolean;
  readonly then: SaidQuality;
  readonly thenNot: boolean;
}

/** Exclusive by construction: no statement is asked about a picture in which "or" would be true of both. */
export interface Statements {
  readonly all: (of: SaidGroup, are: SaidQuality) => string;
  readonly none: (of: SaidGroup, are: SaidQuality) => string;
  readonly notAll: (of: SaidGroup, are: SaidQuality) => string;
  readonly exists: (of: SaidGroup) => string;
  /** Of everything in the picture only these: "Only balls are red." */
  readonly only: (kind: NounId, are: SaidQuality) => string;
  /** Two colours or sizes, each a quality of the same things: each of them is red and big. */
  readonly and: (of: SaidGroup, are: SaidQuality, too: SaidQuality) => string;
  readonly or: (of: SaidGroup, are: SaidQuality, too: SaidQuality) => string;
  readonly if: (said: SaidCondition) => string;
  readonly exactly: (of: SaidGroup, n: number) => string;
  /** The same with the number as a word. */
  readonly exactlySpelled: (of: SaidGroup, n: number) => string;
  readonly more: (of: SaidGroup, than: SaidGroup) => string;
  readonly alike: Readonly<Record<'colour' | 'size', (of: SaidGroup) => string>>;
  /** No two of them have the same colour. */
  readonly differ: (of: SaidGroup) => string;
  /** "Each colour has at least one ball." `generic` is toy or shape. */
  readonly eachColour: (are: SaidQuality, generic: NounId) => string;
  /** "There is a colour in which all toys are big." */
  readonly oneColour: (are: SaidQuality, generic: NounId) => string;
}

type Asked = TruthParams['asked'];

export interface Words {
  readonly title: string;
  readonly statements: Statements;
  /** After a statement: which picture does it fit? One, all or any of those that it fits. No question mark is needed. */
  readonly choosePicture: Readonly<Record<Asked, string>>;
  /** Which of the statements below is true of the picture? */
  readonly chooseStatement: Readonly<Record<Asked, string>>;
  /** The same as an order, to be spoken. */
  readonly findStatement: Readonly<Record<Asked, string>>;
  /** How many pictures there are to choose from. */
  readonly altPictures: (count: number) => string;
  /** Everything in a picture: "2 big red balls, 1 small blue kite". */
  readonly things: (counted: readonly Counted[]) => string;
  /** The picture that is talked about; `things` as made above. */
  readonly alt: (things: string) => string;
  readonly hints: {
    /** Read and look. */
    readonly read: string;
    readonly pictures: string;
    /** How to check one kind of statement: about all, about what there is, about two things at once, about if, about colours. */
    readonly all: string;
    readonly exists: string;
    readonly count: string;
    readonly two: string;
    readonly if: string;
    readonly colours: string;
  };
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  /** Why a statement holds or not, seen in one picture. */
  readonly because: Readonly<Record<Exclude<Because, PointsAtThing>, string>> & {
    /** `thing` shows that the statement is wrong. */
    readonly breaks: (thing: SaidGroup) => string;
    readonly shows: (thing: SaidGroup) => string;
    readonly lacks: (group: SaidGroup) => string;
    readonly counted: (counted: readonly Counted[]) => string;
    /** In this colour not one has it; all have it. */
    readonly colourFails: (colour: ColourId) => string;
    readonly colourHolds: (colour: ColourId) => string;
  };
  readonly fits: string;
  readonly fitsNot: string;
  /** A statement, quoted, then why, then whether it is true. */
  readonly judged: (statement: string, because: string, isTrue: boolean) => string;
  /** `things` as made above, one text for each right picture. */
  readonly answerPictures: (things: readonly string[]) => string;
  readonly answerStatements: (statements: readonly string[]) => string;
  readonly praise: Readonly<Record<TruthParams['form'], string>>;
}

type PointsAtThing = 'breaks' | 'shows' | 'lacks' | 'counted' | 'colour-fails' | 'colour-holds';

export interface Counted {
  readonly n: number;
  readonly group: SaidGroup;
}
