import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pageTemplates, readingPages } from './reading-pages.ts';
import { mainPath, locales } from './words/locales.ts';

/** Every address of the product. `page` is a page, `moved` redirects (where to: app/redirects.ts). */
let count = 0;
/** Ids only have to differ; the number keeps two areas with the same path apart. */
const id = (kind: string, path: string): string => `${kind}:${path}:${(count += 1)}`;

const page = (path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry =>
  route(path, `areas/${file}`, { id: id('page', path) }, children);

const moved = (path: string): RouteConfigEntry => route(path, 'app/redirect.tsx', { id: id('moved', path) });

/** A problem stays open while its address says what it shows: the result, the theory or a past passing. */
const problem = (path: string, file: string): RouteConfigEntry =>
  page(
    path,
    file,
    ['feedback', 'theory', ':passingId?'].map((child) =>
      route(child, 'areas/training/solving/problem-child.tsx', { id: id('child', child) }),
    ),
  );

const mainPages = locales.map((locale) =>
  mainPath(locale) === '/'
    ? index('areas/public-main/main.tsx', { id: 'main:ru' })
    : route(locale, 'areas/public-main/main.tsx', { id: `main:${locale}` }),
);

const publicPages = [
  ...Object.entries(readingPages).map(([path, file]) => page(path, file)),
  moved('wiki'),
  ...Object.entries(pageTemplates).map(([path, file]) => route(path, `areas/${file}`, { id: id('template', path) })),
  moved('blogger-start'),
  page('promo/:partner', 'promo/promo.tsx'),
  page('promo/:partner/junior', 'promo/junior.tsx'),
  page('promo/:partner/junior/success', 'promo/junior-success.tsx'),
  // Among the addresses of the cabinet, and open to guests.
  page('cabinet/partner/:partner', 'promo/cabinet-landing.tsx'),
  page('wizard/teacher-register', 'school/teacher-account/register.tsx'),
  page('class-consent', 'school/joining/class-consent.tsx'),
  moved('promo-new2/:page?'),
  page('stripe/init', 'promo-new2/pay.tsx'),
  page('stripe/success', 'promo-new2/done.tsx'),
  page('webview/rating/:tab?', 'rating/webview-rating.tsx'),
  page('partner', 'partner/partner.tsx'),
  page('auth/new-password', 'public-auth/new-password.tsx'),
  page('auth/page', 'public-auth/page-login.tsx'),
  page('confirm-email', 'public-auth/confirm-email.tsx'),
  page('reopen-account', 'public-auth/reopen-account.tsx'),
  page('weekly-letter', 'public-auth/stop-letter.tsx'),
  page('withdrawal', 'withdrawal/withdrawal.tsx'),
  page('404', 'public/not-found.tsx'),
  page('thanks', 'public-pages/thanks.tsx'),
  page('old-browser', 'public/old-browser.tsx'),
];

const guestPages = [
  page('start', 'public-auth/start.tsx'),
  page('start/mts', 'promo/start-mts.tsx'),
  page('auth/login', 'public-auth/login.tsx'),
  page('auth/register', 'public-auth/register.tsx'),
  page('auth/recovery', 'public-auth/recovery.tsx'),
  page('auth/teacher-code', 'school/joining/teacher-code.tsx'),
  moved('auth/choice'),
];

const training = [
  page(':tenant?/thread/:threadId/quiz-result', 'training/solving/quiz-result.tsx'),
  problem(':tenant?/thread/:threadId/problem/:problemId', 'training/solving/problem.tsx'),
  page('thread/:targetLesson/:threadId', 'training/road/road.tsx'),
  page('thread/:targetLesson/:threadId/finale', 'training/finale/finale.tsx'),
  page('solved', 'training/album/album.tsx'),
  problem('block/:blockId/problem/:problemId', 'training/solving/block-problem.tsx'),
  page('exercise/:targetLesson/:complexity/:exerciseBlockNumber', 'training/exercise/exercise.tsx'),
  problem(
    'exercise/:targetLesson/:complexity/:exerciseBlockNumber/problem/:problemId',
    'training/exercise/exercise-problem.tsx',
  ),
  page('exercise/:targetLesson/:complexity/:exerciseBlockNumber/result', 'training/exercise/exercise-result.tsx'),
  page('placement/:targetLesson', 'training/placement/placement.tsx'),
  problem('placement/:targetLesson/problem/:problemId', 'training/placement/placement-problem.tsx'),
  page('lecture', 'training/theory/lecture.tsx'),
  page('problem/:problemId/preview', 'training/solving/preview.tsx'),
  page('category/:targetLesson/:categoryId', 'training/courses/category.tsx'),
  page(':tenant/category/:categoryId/:threadId?', 'training/courses/side-course.tsx'),
  page(':tenant/category/:categoryId/wiki/:slide', 'training/courses/side-wiki.tsx'),
  moved(':tenant/category/:categoryId/prices'),
  moved(':tenant/category/:categoryId/about'),
  moved('course'),
  page('course/:name/about', 'training/courses/course-about.tsx'),
  moved('course/:name/:courseType?'),
  page(':tenant?/theory/:theoryId/preview', 'training/theory/theory-preview.tsx'),
  page('event/:eventId/preview', 'events/preview.tsx'),
  page('event/:eventId/result', 'events/result.tsx'),
  page(':tenant?/event/:eventId', 'events/room.tsx'),
  page(':tenant?/event/:eventId/problem/:problemId/:state?', 'events/problem.tsx'),
];

const billing = [
  page('service-order', 'store/shop.tsx'),
  page('service-order/logic', 'store/one-shelf.tsx'),
  page('payments', 'store/bought.tsx'),
  page('payments/history', 'store/history.tsx'),
  page('cart/success', 'store/paid.tsx'),
  page('cart/error', 'store/failed.tsx'),
  page('cart/pay', 'store/pay.tsx'),
  page('store/:category', 'store/one-shelf.tsx'),
  moved('store/:category/:purchase'),
];

const personal = [
  page('personal', 'personal/personal.tsx'),
  page('certificate/:id', 'personal/certificate/certificate.tsx'),
  page('desk/certificates', 'desk/certificates.tsx'),
  page('desk/orders', 'desk/orders.tsx'),
  page('desk/codes', 'desk/codes.tsx'),
  page('desk/findings', 'desk/findings.tsx'),
  page('program/about', 'program-about/program-about.tsx'),
  page('rating/:tab?', 'rating/rating.tsx'),
  page('welcome-wiki', 'wiki/welcome.tsx'),
  page('cards', 'collections/cards.tsx'),
  page('animations-section/:sectionId', 'play/films.tsx'),
  page('promocode', 'store/promo-code.tsx'),
  page('settings', 'family/settings/settings.tsx'),
  page('family', 'family/family.tsx'),
  page('family/:cardId/messages', 'messages/pupil-messages.tsx'),
  page('family/:cardId/certificates', 'personal/certificate/pupil-certificates.tsx'),
  page('settings/sign-in', 'access/sign-in.tsx'),
  page('privacy', 'privacy/privacy.tsx'),
  page('articles', 'cabinet-articles/articles.tsx'),
  page('articles/:id', 'cabinet-articles/article.tsx'),
  page('school/tariffs', 'school/teacher-account/tariffs.tsx'),
  page('school/leads', 'school/teacher-account/leads.tsx'),
  page('school', 'school/school.tsx'),
  moved('school/:type'),
  page('school/class/:classId', 'school/class-room/class-room.tsx'),
  page('my-classes', 'school/joining/my-classes.tsx'),
  page('my-pupils/cards', 'school/my-pupils.tsx'),
  page('my-pupils/cards/:userId', 'school/pupil.tsx'),
  page('materials', 'school/materials.tsx'),
  page('teacher', 'school/teacher-account/convert.tsx'),
  moved('dashboard'),
  page('dashboard/logic/:courseType?', 'cabinet/dashboard/dashboard.tsx'),
  page('dashboard/:topicId', 'training/courses/topic.tsx'),
  page('chapters/:courseType?', 'cabinet/chapters/chapters.tsx'),
  page('game/:game', 'play/game.tsx'),
  page('inviter/:activeTab?', 'inviter/inviter.tsx'),
  page('messages/:type?', 'messages/messages.tsx'),
  page('events', 'events/events.tsx'),
  page('download-app', 'public-app/download-app.tsx'),
  moved('start-email-link'),
  moved('admin/:tenant?/problem/:id/edit'),
  moved('admin/:tenant?/theory/:id/edit'),
  moved('admin/:tenant?/thread/:id/edit'),
];

export default [
  layout('app/root-error-boundary.tsx', [
    ...mainPages,
    ...prefix('2.0/:locale?', publicPages),
    layout('app/guest-only.tsx', prefix('2.0/:locale?', guestPages)),
    layout(
      'areas/cabinet/layout.tsx',
      prefix('2.0/:locale?/cabinet', [moved(''), ...training, ...billing, ...personal]),
    ),
    moved('*'),
  ]),
] satisfies RouteConfig;
