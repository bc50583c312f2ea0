// Only types stand behind this door.
export {};
