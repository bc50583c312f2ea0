export { drawnNickname, nicknameNumber, nicknamesWith } from './nickname.ts';
export { selectIsClassmate } from './profiles.db.ts';
export { idsOf, readClassmates, type Reader, readPublicProfiles } from './profiles.ts';
