// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface Family {
  readonly owner: {
    readonly userId: number;
    readonly displayName: string;
    readonly avatar: string | null;
  } | null;
  /** The caller holds the cards */
  readonly isOwner: boolean;
  /** The way back to the owner asks for a PIN */
  readonly hasPin: boolean;
  readonly limit: number | null;
  readonly pupils: FamilyPupil[];
}

export interface FamilyPupil {
  readonly cardId: number;
  readonly displayName: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly gradeId: number | null;
  readonly lockScheme: 'sequential' | 'open';
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
  readonly stars: number;
  readonly level: number;
}

export interface NewPupil {
  readonly name: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly gradeId?: number | null;
}

export interface ParentZone {
  /** False: this account has no gate */
  readonly isSeparated: boolean;
  readonly isOpen: boolean;
  readonly until: string | null;
  readonly question: {
    readonly a: number;
    readonly b: number;
  } | null;
  readonly needsPin: boolean;
  /** Money may be moved, too: the grown-up has shown who they are */
  readonly isPurseOpen: boolean;
  readonly purseKey: 'pin' | 'password' | null;
}

export interface ParentZoneKey {
  readonly answer: number;
  readonly pin?: string;
}

export interface PinBody {
  readonly pin: string | null;
}

export interface PupilAdded {
  readonly status: 'ok';
  readonly cardId: number;
}

export interface PupilChange {
  readonly cardId: number;
  readonly name?: string;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly gradeId?: number | null;
  readonly lockScheme?: 'sequential' | 'open';
}

export interface PurseKey {
  readonly pin?: string;
  readonly password?: string;
}

/** The shapes above by name. */
export interface FamilyModels {
  readonly Family: Family;
  readonly FamilyPupil: FamilyPupil;
  readonly NewPupil: NewPupil;
  readonly ParentZone: ParentZone;
  readonly ParentZoneKey: ParentZoneKey;
  readonly PinBody: PinBody;
  readonly PupilAdded: PupilAdded;
  readonly PupilChange: PupilChange;
  readonly PurseKey: PurseKey;
}
