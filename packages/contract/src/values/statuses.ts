/** The numbers that travel for a status or a type, as the specification gives them (document 2, sections 4 and 9). */
export const cartStatuses = { ACTIVE: 0, PAYED: 1, CANCELED: 2, WAIT_PAYMENT: 3 } as const;
export const discountStatuses = { DISABLED: 0, ENABLED: 1, ACTIVE: 2, COMPLETED: 3 } as const;
export const discountTypes = { popup: 0, specialOffer: 1, bigSubstrate: 2, blackoutPopup: 3, counter: 4 } as const;
export const certificateRequestStatuses = {
  NEW: -1,
  REQUESTED: 0,
  SENT: 1,
  REJECTED: 2,
  DELIVERED: 3,
  READY_FOR_DOWNLOAD: 4,
  WAIT_PAYMENT: 5,
} as const;
export const certificateTypes = { PAPER: 0, ELECTRONIC: 1 } as const;
export const boxStatuses = { unopened: 0, opened: 1 } as const;
export const mtsSubscriptionStatuses = { waitPayment: 0, active: 1 } as const;
export const themes = { laboratory: 0, light: 1 } as const;
export const settingsTypes = {
  ratingAgree: 1,
  pupilSettings: 3,
  accountSettings: 4,
  password: 5,
  saveProgress: 9,
  ratingCity: 11,
  ratingInstitution: 12,
  username: 13,
  audio: 14,
  region: 15,
} as const;
export const shopCategories = {
  logic: 1,
  tests: 2,
  games: 3,
  certificates: 4,
  olympiads: 5,
  teacherMaterials: 6,
  collections: 7,
  testsCollections: 8,
  energy: 9,
  onlineLessons: 10,
  services: 11,
  problems: 12,
} as const;
