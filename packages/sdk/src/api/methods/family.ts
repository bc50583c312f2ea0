// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  Family,
  NewPupil,
  ParentZone,
  ParentZoneKey,
  PinBody,
  PupilAdded,
  PupilChange,
  PurseKey,
} from '../models/family.ts';
import type { StatusOk } from '../models/status.ts';
export interface FamilyApi {
  /** Adds a pupil whose card the caller holds. Refuses with `limitReached`, `parentZoneClosed`. */
  addPupil(input: { readonly body: NewPupil }, options?: CallOptions): Promise<PupilAdded>;
  /** Changes the name, the course, the grade or how the road of an own pupil opens. Refuses with `parentZoneClosed`. */
  changePupil(input: { readonly body: PupilChange }, options?: CallOptions): Promise<StatusOk>;
  /** Closes the pages of the grown-ups now. */
  closeParentZone(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Who learns at this device: the pupils of the caller, or of who holds the caller’s card. */
  getFamily(input?: Record<string, never>, options?: CallOptions): Promise<Family>;
  /** Whether the pages of the grown-ups are open here, and what opens them. */
  getParentZone(input?: Record<string, never>, options?: CallOptions): Promise<ParentZone>;
  /** Opens the pages of the grown-ups for a while. Refuses with `wrongGateAnswer`, `wrongPin`, `tooManyRequests`. */
  openParentZone(input: { readonly body: ParentZoneKey }, options?: CallOptions): Promise<ParentZone>;
  /** Opens the purse, and the pages of the grown-ups with it, to whoever knows the PIN or the password. Refuses with `forbidden`, `wrongPin`, `wrongCredentials`, `tooManyRequests`. */
  openPurse(input?: { readonly body?: PurseKey }, options?: CallOptions): Promise<ParentZone>;
  /** Sets the PIN of the way back to the grown-ups, or takes it away. Refuses with `parentZoneClosed`. */
  saveParentPin(input: { readonly body: PinBody }, options?: CallOptions): Promise<StatusOk>;
}
