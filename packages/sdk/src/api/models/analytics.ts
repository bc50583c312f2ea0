// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface ActivityAnswer {
  readonly id: string;
  readonly state: 'ok' | 'stale' | 'limit';
}

export interface ActivityBody {
  readonly id: string | null;
  readonly duration: number;
  readonly durationsByType: Record<string, number>;
  readonly isDiffDuration: boolean;
}

export interface AnalyticsEvent {
  readonly name: string;
  readonly params: Record<string, string | number | boolean | null>;
  readonly userParams: Record<string, string | number | boolean | null>;
  readonly experiments: Record<string, string | number | boolean | null>;
  readonly deviceId: string | null;
}

export interface FileForm {
  readonly file: unknown;
}

export interface FileServicePath {
  readonly service: string;
}

export interface PageError {
  readonly name: string;
  readonly message: string;
  readonly place: string;
  readonly trace: string | null;
}

export interface Preference {
  readonly id: string;
  readonly isAllowed: boolean;
}

export interface PreferenceBody {
  readonly isAllowed: boolean;
}

export interface PreferencePath {
  readonly id: string;
}

export interface Preferences {
  readonly data: Preference[];
}

export interface PreferencesBody {
  readonly preferences: Preference[];
}

export interface StoredFile {
  readonly data: {
    readonly name: string;
    readonly extension: string;
    readonly icon: 'pdf' | 'zip' | 'rar' | 'doc' | 'xls' | 'txt' | 'ppt' | 'other';
    readonly url: string;
    readonly size: number;
  };
}

/** The shapes above by name. */
export interface AnalyticsModels {
  readonly ActivityAnswer: ActivityAnswer;
  readonly ActivityBody: ActivityBody;
  readonly AnalyticsEvent: AnalyticsEvent;
  readonly FileForm: FileForm;
  readonly FileServicePath: FileServicePath;
  readonly PageError: PageError;
  readonly Preference: Preference;
  readonly PreferenceBody: PreferenceBody;
  readonly PreferencePath: PreferencePath;
  readonly Preferences: Preferences;
  readonly PreferencesBody: PreferencesBody;
  readonly StoredFile: StoredFile;
}
