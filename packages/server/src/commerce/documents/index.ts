// What the law wants of money: receipts and credit notes.
export { selectKinds } from './document.db.ts';
export { documents } from './feature.ts';
export { issueCreditNote, issueReceipt } from './issue.ts';
