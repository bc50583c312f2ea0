export { readFriendIds } from './friends.ts';
export { social } from './feature.ts';
export { readSpokenCode, spokenCode } from './spoken-code.ts';
