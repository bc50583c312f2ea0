import { defineCall } from '../../call.ts';

export const loadShop = defineCall({
  row: 'C-108',
  summary: 'The asked parts of the shop, for the grown-up who buys',
  method: 'GET',
  path: '/cart/load-shop.json',
  query: 'ShopQuery',
  response: 'Shop',
  errors: ['parentZoneClosed', 'notFound'],
});

export const registerSource = defineCall({
  row: 'C-109',
  summary: 'Remembers where the buyer came from; the first one wins',
  method: 'GET',
  path: '/cart/register-source.json',
  query: 'SourceQuery',
  response: 'StatusOk',
  errors: ['parentZoneClosed'],
});

export const addPurchase = defineCall({
  row: 'C-110',
  summary: 'Puts a purchase into the cart',
  method: 'POST',
  path: '/cart/add-purchase.json',
  body: 'AddPurchase',
  response: 'Shop',
  errors: ['notAvailable', 'parentZoneClosed', 'notFound', 'limitReached', 'invalidTransition', 'invalidFields'],
});

export const waitPayment = defineCall({
  row: 'C-111',
  summary: 'Closes the cart for payment; a free cart is paid at once',
  method: 'POST',
  path: '/cart/wait-payment.json',
  body: 'WaitPayment',
  response: 'Shop',
  errors: ['parentZoneClosed', 'notAvailable', 'invalidTransition', 'invalidFields'],
});

export const removeOrder = defineCall({
  row: 'C-112',
  summary: 'Takes an order out of the cart',
  method: 'POST',
  path: '/cart/remove-order.json',
  body: 'RemoveOrder',
  response: 'Shop',
  errors: ['parentZoneClosed', 'notFound', 'invalidTransition'],
});

export const getPayDefaults = defineCall({
  row: 'C-113',
  summary: 'What the payment form starts with',
  method: 'GET',
  path: '/user/pay-default-data.json',
  response: 'Payment',
  errors: ['parentZoneClosed', 'notAvailable', 'invalidTransition'],
});

export const payOnline = defineCall({
  row: 'C-114',
  summary: 'A widget, a redirect or a form to pay with',
  method: 'POST',
  path: '/user/online-pay.json',
  body: 'OnlinePay',
  response: 'PayAnswer',
  errors: ['parentZoneClosed', 'notAvailable', 'quoteChanged', 'belowMinimum', 'invalidTransition', 'invalidFields'],
});

export const getPayment = defineCall({
  row: 'ours D-148',
  summary: 'How a payment stands, asked of whoever takes the money where that is not known yet',
  method: 'GET',
  path: '/billing/api/payment/{token}',
  params: 'PaymentPath',
  response: 'PaymentState',
  errors: ['notFound', 'tooManyRequests'],
});

export const listGuestOffers = defineCall({
  row: 'R-104',
  summary: 'What can be bought without an account',
  method: 'GET',
  path: '/billing/api/stripe/offers',
  auth: 'none',
  response: 'GuestOffers',
});

export const startGuestPayment = defineCall({
  row: 'R-104',
  summary: 'Begins a payment of somebody without an account; what is bought comes as a code',
  method: 'POST',
  path: '/billing/api/stripe/session',
  auth: 'none',
  body: 'GuestPurchase',
  response: 'GuestSession',
  errors: ['invalidFields', 'notAvailable', 'quoteChanged', 'tooManyRequests'],
});

export const getGuestPayment = defineCall({
  row: 'R-105',
  summary: 'How such a payment stands, and its code, for whoever has its token',
  method: 'GET',
  path: '/billing/api/stripe/session/{token}',
  patience: 'long',
  auth: 'none',
  params: 'PaymentPath',
  response: 'GuestPayment',
  errors: ['notFound', 'tooManyRequests'],
});

export const listPayments = defineCall({
  row: 'ours R-038',
  summary: 'What one has paid, or tried to, the newest first',
  method: 'GET',
  path: '/billing/api/payment',
  query: 'PageQuery',
  response: 'Payments',
  errors: ['parentZoneClosed'],
});

export const printDocument = defineCall({
  row: 'ours D-212',
  summary: 'A receipt or a credit note of a payment, as a file: the same bytes whenever it is asked for',
  method: 'GET',
  path: '/billing/api/payment/{token}/document/{kind}',
  patience: 'long',
  params: 'DocumentPath',
  response: 'application/pdf',
  errors: ['parentZoneClosed', 'notFound', 'tooManyRequests'],
});

export const applyPromoCode = defineCall({
  row: 'ours R-056',
  summary: 'Takes what a promo code gives: a discount, or a purchase; once for each person',
  method: 'POST',
  path: '/promo/api/apply',
  body: 'PromoCode',
  response: 'PromoGift',
  errors: ['parentZoneClosed', 'notFound', 'promoUnknown', 'promoUsed', 'promoExpired', 'tooManyRequests'],
});

export const listGifts = defineCall({
  row: 'ours C-110',
  summary: 'What one has paid for as a present, the newest first',
  method: 'GET',
  path: '/promo/api/gifts',
  response: 'Gifts',
  errors: ['parentZoneClosed'],
});

export const askWithdrawal = defineCall({
  row: 'ours D-208',
  summary: 'What a withdrawal from a payment would give back',
  method: 'POST',
  path: '/billing/api/withdrawal',
  auth: 'optional',
  body: 'WithdrawalKey',
  response: 'Withdrawal',
  errors: ['notFound', 'notRefundable', 'tooManyRequests'],
});

export const confirmWithdrawal = defineCall({
  row: 'ours D-208',
  summary: 'Withdraws: what was bought is taken back, and the money goes back',
  method: 'POST',
  path: '/billing/api/withdrawal/confirm',
  auth: 'optional',
  body: 'WithdrawalKey',
  response: 'Withdrawn',
  errors: ['notFound', 'notRefundable', 'tooManyRequests'],
});

export const getBought = defineCall({
  row: 'ours R-037',
  summary: 'What one has of what one has paid for',
  method: 'GET',
  path: '/billing/api/bought',
  response: 'BoughtGoods',
  errors: ['parentZoneClosed'],
});

export const cancelSubscription = defineCall({
  row: 'ours D-149',
  summary: 'Ends a subscription with its period; asked again it stays ended',
  method: 'POST',
  path: '/billing/api/subscription/{id}/cancel',
  params: 'IdPath',
  response: 'StatusOk',
  errors: ['parentZoneClosed', 'notFound'],
});

export const keepSubscription = defineCall({
  row: 'ours D-149',
  summary: 'Takes the end of a subscription back, while it lasts',
  method: 'POST',
  path: '/billing/api/subscription/{id}/keep',
  params: 'IdPath',
  response: 'StatusOk',
  errors: ['parentZoneClosed', 'notFound', 'invalidTransition'],
});

export const printSheets = defineCall({
  row: 'ours R-037',
  summary: 'Sheets that one has bought, as a file, the answers on pages of their own',
  method: 'GET',
  path: '/billing/api/sheets/{id}',
  patience: 'long',
  params: 'SheetsPath',
  response: 'application/pdf',
  errors: ['parentZoneClosed', 'notFound', 'tooManyRequests'],
});

export const listServiceOrders = defineCall({
  row: 'ours K-112',
  summary: 'What people have bought and one of us does, what has waited longest first',
  method: 'GET',
  path: '/billing/api/desk/order',
  auth: 'duty:orders',
  query: 'ServiceOrdersQuery',
  response: 'ServiceOrders',
});

export const closeServiceOrder = defineCall({
  row: 'ours K-112',
  summary: 'Says that it is done',
  method: 'POST',
  path: '/billing/api/desk/order/{id}/done',
  auth: 'duty:orders',
  params: 'IdPath',
  response: 'StatusOk',
  errors: ['notFound'],
});

export const listFindings = defineCall({
  row: 'ours D-211',
  summary: 'Payments that do not fit, and how they were seen to',
  method: 'GET',
  path: '/billing/api/desk/finding',
  auth: 'duty:findings',
  query: 'FindingsQuery',
  response: 'Findings',
  errors: ['parentZoneClosed'],
});

export const closeFinding = defineCall({
  row: 'ours D-211',
  summary: 'Sees to one: the money lies on the balance, is asked to go back anew, or it was seen to elsewhere',
  method: 'POST',
  path: '/billing/api/desk/finding/{id}/close',
  auth: 'duty:findings',
  params: 'IdPath',
  body: 'FindingMoveBody',
  response: 'StatusOk',
  errors: ['notFound', 'notAvailable', 'parentZoneClosed'],
});

export const listMtsSubscriptions = defineCall({
  row: 'C-155',
  summary: 'MTS subscriptions with their status',
  method: 'GET',
  path: '/cart/mts-subscription/list.json',
  response: 'MtsSubscriptions',
});

export const attachMtsSubscription = defineCall({
  row: 'ours S-031',
  summary: 'Binds the subscription that the partner’s token names to the caller; it waits for the payment',
  method: 'POST',
  path: '/cart/mts-subscription/attach.json',
  body: 'MtsTokenBody',
  response: 'MtsSubscriptions',
  errors: ['unauthorized', 'alreadyTaken'],
});

export const detachMtsSubscription = defineCall({
  row: 'C-156',
  summary: 'Detaches an MTS subscription',
  method: 'POST',
  path: '/cart/mts-subscription/detach.json',
  body: 'IdBody',
  response: 'StatusOk',
});

export const listPromoCodes = defineCall({
  row: 'ours R-056',
  summary: 'Promo codes of ours, the newest first; presents are none of them',
  method: 'GET',
  path: '/promo/api/desk/code',
  auth: 'duty:offers',
  query: 'PageQuery',
  response: 'PromoCodes',
});

export const createPromoCode = defineCall({
  row: 'ours R-056',
  summary: 'A new promo code, for a purchase or for so many percent of a category',
  method: 'POST',
  path: '/promo/api/desk/code',
  auth: 'duty:offers',
  body: 'NewPromoCode',
  response: 'StatusOk',
  errors: ['invalidFields'],
});

export const endPromoCode = defineCall({
  row: 'ours R-056',
  summary: 'A promo code is good no more; a discount that was taken by it stays',
  method: 'POST',
  path: '/promo/api/desk/code/{code}/end',
  auth: 'duty:offers',
  params: 'PromoCodePath',
  response: 'StatusOk',
  errors: ['notFound'],
});
