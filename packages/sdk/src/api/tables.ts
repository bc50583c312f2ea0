import * as account from '@logikit/contract/calls/identity/account';
import * as analytics from '@logikit/contract/calls/surfaces/analytics';
import * as auth from '@logikit/contract/calls/identity/auth';
import * as awards from '@logikit/contract/calls/learning/awards';
import * as block from '@logikit/contract/calls/learning/block';
import * as certificate from '@logikit/contract/calls/learning/certificate';
import * as collection from '@logikit/contract/calls/learning/collection';
import * as course from '@logikit/contract/calls/learning/course';
import * as event from '@logikit/contract/calls/learning/event';
import * as exercise from '@logikit/contract/calls/learning/exercise';
import * as family from '@logikit/contract/calls/identity/family';
import * as file from '@logikit/contract/calls/surfaces/file';
import * as general from '@logikit/contract/calls/surfaces/general';
import * as lead from '@logikit/contract/calls/community/lead';
import * as message from '@logikit/contract/calls/community/message';
import * as partner from '@logikit/contract/calls/surfaces/partner';
import * as passing from '@logikit/contract/calls/learning/passing';
import * as problem from '@logikit/contract/calls/learning/problem';
import * as profile from '@logikit/contract/calls/identity/profile';
import * as promo from '@logikit/contract/calls/community/promo';
import * as rating from '@logikit/contract/calls/learning/rating';
import * as school from '@logikit/contract/calls/community/school';
import * as settings from '@logikit/contract/calls/identity/settings';
import * as shop from '@logikit/contract/calls/commerce/shop';
import * as social from '@logikit/contract/calls/community/social';
import * as theory from '@logikit/contract/calls/learning/theory';
import * as thread from '@logikit/contract/calls/learning/thread';
import * as trust from '@logikit/contract/calls/identity/trust';

// Which call a method makes. `pnpm api` prints the interfaces of these tables into methods.ts.

export const problemCalls = { get: problem.getProblem, hint: passing.takeHint, buy: problem.buyProblem } as const;

export const passingCalls = {
  submit: passing.submitPassing,
  get: passing.getPassing,
  list: passing.listPassings,
  stats: passing.getPassingStats,
  solvedProblems: passing.listSolvedProblems,
} as const;

export const threadCalls = {
  list: thread.listThreads,
  get: thread.getThread,
  progress: thread.getThreadProgress,
  recommendedProblem: thread.getRecommendedProblem,
  result: thread.getThreadResult,
} as const;

export const theoryCalls = { list: theory.listTheories, get: theory.getTheory } as const;

export const generalCalls = {
  config: general.getConfig,
  languages: general.getLanguages,
  serverTime: general.getServerTime,
  commonProfile: general.getCommonProfile,
  saveInterface: general.saveInterface,
  userToken: auth.getUserToken,
  webviewCode: auth.createWebviewCode,
} as const;

export const authoringCalls = {
  listProblems: problem.listProblems,
  createProblem: problem.createProblem,
  importProblems: problem.importProblems,
  problemDraft: problem.getProblemDraft,
  updateProblem: problem.updateProblem,
  deleteProblem: problem.deleteProblem,
  problemStats: problem.getProblemStats,
  openOnDevice: problem.openOnDevice,
  createTheory: theory.createTheory,
  updateTheory: theory.updateTheory,
} as const;

export const cartCalls = {
  loadShop: shop.loadShop,
  addPurchase: shop.addPurchase,
  removeOrder: shop.removeOrder,
} as const;

/** Groups whose methods are called as the contract calls them. */
export const cabinetCalls = {
  accounts: account,
  analytics,
  awards,
  blocks: block,
  certificates: certificate,
  collection,
  courses: course,
  events: event,
  exercises: exercise,
  family,
  files: file,
  leads: lead,
  messages: message,
  partner,
  promo,
  users: profile,
  rating,
  school,
  settings,
  shop,
  social,
  trust,
} as const;
