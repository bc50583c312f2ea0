/** How the rows of a person are found in a table. */
type Finding =
  /** Columns that hold the person's id. */
  | { readonly by: readonly string[] }
  /** Rows of something that the person owns: `column` is the id of a row of `of`, whose `by` is the person. */
  | { readonly column: string; readonly of: string; readonly by: string }
  /** Rows of somebody without an account that carry the person's address. */
  | { readonly email: string };

/** How the rows go when a person is erased (security.md T02). */
type Erasure =
  /** The database drops them with the user. */
  | 'cascade'
  /** `erase.ts` does, or a feature's `person` (`erase`, `eraseAddress`). */
  | 'feature'
  /** The row stays and names nobody any more. */
  | 'set null';

export interface PersonalTable {
  readonly find: Finding;
  readonly erasure: Erasure;
  /** What the person gets to see. */
  readonly shown: readonly string[];
  /** Secrets, and what would say something about others. */
  readonly withheld: readonly string[];
}

const own = (erasure: Erasure, shown: string, withheld = ''): PersonalTable => ({
  find: { by: ['user_id'] },
  erasure,
  shown: words(shown),
  withheld: words(withheld),
});

/** Rows that name people in other columns than `user_id`. */
const named = (by: string, erasure: Erasure, columns: { shown: string; withheld?: string }): PersonalTable => ({
  ...own(erasure, columns.shown, columns.withheld),
  find: { by: words(by) },
});

function words(text: string): readonly string[] {
  return text.split(' ').filter(Boolean);
}

/**
 * Every table with something about people, and what becomes of it: shown at export, gone at deletion. A column that a
 * migration adds belongs here, or data-map.test.ts fails.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  account_return: own('cascade', 'user_id closed_at', 'secret_hash'),
  achievement: own('feature', 'user_id achievement_id achieved_at looked_at'),
  activity: own('cascade', 'user_id id started_at acknowledged_at duration durations_by_type'),
  additional_trial: own('cascade', 'user_id thread_id taken_at ends_at'),
  analytics_event: own('feature', 'id user_id device_id name params user_params experiments created_at'),
  assignment: {
    find: { column: 'class_id', of: 'class', by: 'teacher_id' },
    erasure: 'cascade',
    shown: words('id class_id kind thread_id problem_ids tier total title note due_on created_at'),
    withheld: ['user_ids'],
  },
  badge: {
    find: { column: 'user_certificate_id', of: 'user_certificate', by: 'user_id' },
    erasure: 'set null',
    shown: words('id user_certificate_id revoked_at'),
    withheld: ['status_index'],
  },
  card: named('user_id owner_id', 'cascade', { shown: 'user_id owner_id created_at' }),
  card_offer: own('feature', 'user_id card_id'),
  class: named('teacher_id', 'cascade', { shown: 'id teacher_id name target_lesson has_board created_at closed_at' }),
  certificate_look: own('cascade', 'user_id certificate_id'),
  certificate_request: own('cascade', 'id user_id certificate_id type status name phone address changed_at tracking'),
  class_code: {
    find: { column: 'class_id', of: 'class', by: 'teacher_id' },
    erasure: 'cascade',
    shown: words('class_id ends_at uses_left'),
    withheld: ['hash'],
  },
  class_consent: own('cascade', 'class_id user_id email created_at ends_at', 'hash'),
  class_pupil: own('cascade', 'class_id user_id asked_at consented_at name'),
  collection_card: own('feature', 'user_id card_id opened_at shown_at'),
  consent: own('cascade', 'user_id id purpose is_given decided_by text_version decided_at'),
  cart: own('cascade', 'id user_id status expires_at source affiliate'),
  cart_order: named('user_id target_user_id', 'cascade', {
    shown: 'id user_id cart_id purchase_id target_user_id present is_subscription with_trial',
  }),
  course_purchase: own('feature', 'user_id course_id purchase_id bought_at'),
  daily_award: own('feature', 'user_id streak_day updated_at frozen_at seen_at'),
  entitlement: own('cascade', 'id user_id kind reference starts_at ends_at is_over source source_id'),
  discount_holder: own('cascade', 'user_id discount_id'),
  document: own('set null', 'id kind number user_id payment_id facts issued_at'),
  email_wish: own(
    'cascade',
    'user_id email email_owner wrong_codes created_at expires_at asked_at confirmed_at',
    'link_hash code_hash',
  ),
  event_attempt: own(
    'feature',
    'user_id event_id tenant_id started_at ends_at finished_at answered stars seconds',
    'share_token',
  ),
  event_failure: own(
    'feature',
    '',
    'consumer event_id kind user_id facts created_at error failed_at tries next_try_at',
  ),
  event_log: own('feature', '', 'id xid kind user_id facts created_at'),
  exercise_block: own(
    'feature',
    'user_id tenant_id target_lesson tier number generation problem_ids skipped price refunded opened_at completed_at',
  ),
  exercise_generation: own('feature', 'user_id tenant_id target_lesson tier generation day draws'),
  file: own('feature', 'user_id id tenant_id service name extension media_type size created_at', 'token content'),
  friend: named('user_id friend_id', 'cascade', { shown: 'id user_id friend_id created_at' }),
  friend_code: own('cascade', 'user_id code created_at'),
  idempotency: {
    find: { by: [] },
    erasure: 'feature',
    shown: [],
    withheld: words('scope key_hash fingerprint status answer created_at event_id passing_id'),
  },
  job: own(
    'cascade',
    'id kind user_id recipient created_at tries next_try_at done_at failure',
    // The links and codes of e-mails open things; a key says nothing that the rest does not.
    'payload key',
  ),
  known_device: own('cascade', 'user_id seen_at', 'hash'),
  lead: {
    find: { email: 'email' },
    erasure: 'feature',
    shown: words('id kind name email organisation text locale page source consent_text created_at answered_at'),
    withheld: [],
  },
  learner_ability: own(
    'feature',
    'user_id target_lesson ability variance prior_weight start_mean success surprise answers fails_in_row last_families',
  ),
  learner_review: own(
    'feature',
    'user_id skill due stability difficulty scheduled_days learning_steps reps lapses state reviewed_at',
  ),
  learner_skill: own('feature', 'user_id family skill answers'),
  learning_day: own('feature', 'user_id day answers solved flawless run best_run stars theories seconds'),
  ledger: own('feature', 'user_id id currency amount reason passing_id created_at'),
  liked: named('user_id likeable_id', 'cascade', { shown: 'id user_id likeable_id created_at' }),
  message: named('author_id', 'set null', { shown: 'id thread_id author author_id text phrase values created_at' }),
  message_thread: named('user_id teacher_id', 'cascade', { shown: 'id type user_id teacher_id updated_at' }),
  one_time_code: own('cascade', 'kind user_id expires_at used_at session_id', 'hash'),
  operator_act: own('set null', 'id user_id duty what reference at'),
  page_code: own('cascade', 'user_id partner_key origin expires_at used_at purse_until', 'hash challenge state'),
  parent_pin: own('cascade', 'user_id set_at', 'hash'),
  partner_subscription: own('cascade', 'id tenant_id subject user_id status changed_at ends_at'),
  passkey: own('cascade', 'id user_id transports device created_at used_at', 'public_key counter'),
  passkey_challenge: own('cascade', 'user_id expires_at', 'hash'),
  passing: own(
    'feature',
    'user_id id tenant_id problem_id context thread_id is_correct is_final is_replay stars mistakes tag solution created_at version',
  ),
  payment: own(
    'feature',
    'id user_id cart_id token billing_type adapter status outcome amount from_balance currency locale email lines reference started_at asked_at changed_at saves_method subscription_id period attempt is_guest',
  ),
  preference: own('feature', 'user_id id is_allowed changed_at'),
  problem_purchase: own('feature', 'user_id tenant_id problem_id price bought_at refunded_at'),
  problem_shown: own('feature', 'user_id problem_id locale shown_at', 'tenant_id'),
  profile: own(
    'cascade',
    'user_id who target_lessons course_tl goal grade_id stars stars_on_balance completed_problems all_completed_problems level display_name rating_name first_name last_name avatar locale pay_status billing_type life_value life_at energy_value energy_at with_separated_zones is_locale_chosen is_light_theme global_popup delayed_notifications country_code time_zone avatar_border_url lock_scheme pace_at',
    'version',
  ),
  progress: own(
    'feature',
    'user_id tenant_id problem_id context thread_id count mistakes stars earned is_final is_solved correct_count hints removed_variant closed_at stars_at wrong_day wrong updated_at',
  ),
  progress_reset: own('feature', 'user_id id tenant_id course_ids stars reset_at'),
  promo_use: own('cascade', 'user_id code used_at'),
  gift: own('set null', 'user_id code source_id email message locale send_at sent_at guest_token'),
  rating: own(
    'feature',
    'user_id season audience points mistakes started_at reached_at city_code institution_id is_shown group_id',
    'rank_key',
  ),
  rating_point: own('feature', 'user_id problem_id season points mistakes day at'),
  reached_goal: own('feature', 'user_id day goal_id type valid_for user_box_id reached_at'),
  push_device: own('cascade', 'user_id platform set_at'),
  push_schedule: own('cascade', 'user_id days hour status'),
  weekly_letter: own('cascade', 'user_id asked_at sent_week', 'stop_key'),
  recovery: own('cascade', 'user_id expires_at used_at', 'hash'),
  referral: named('inviter_id invited_id', 'cascade', { shown: 'invited_id inviter_id created_at rewarded_at' }),
  referral_code: own('cascade', 'user_id code'),
  refresh_token: own('cascade', 'user_id session_id replaced_at', 'hash successor'),
  refund: own(
    'set null',
    'id payment_id user_id adapter token amount online currency status attempt asked_at tried_at done_at',
  ),
  registration_origin: own('cascade', 'user_id type partner_id affiliate created_at'),
  replay_day: own('feature', 'user_id day correct lives'),
  season_result: own('feature', 'user_id season group_id place points league_before league_after looked_at'),
  season_winner: own('set null', 'season audience position user_id points league'),
  service_order: named('user_id target_user_id', 'set null', {
    shown: 'id user_id target_user_id purchase_id source_id created_at done_at',
  }),
  session: own(
    'cascade',
    'user_id id audience origin created_at expires_at ended_at in_frame device seen_at zone_until purse_until',
    'partner_key actor_id gate_question',
  ),
  setting: own(
    'cascade',
    'user_id id phone middle_name city_code city_other institution_type institution_number institution_other rating_agreed shows_city shows_institution audio avatar_id avatar_border_id avatar_file',
  ),
  social_code: {
    find: { by: [] },
    erasure: 'feature',
    shown: [],
    withheld: words('hash issuer subject network name challenge expires_at used_at'),
  },
  social_identity: own('cascade', 'issuer subject network user_id created_at'),
  subscription: named('user_id target_user_id', 'cascade', {
    shown:
      'id user_id target_user_id purchase_id status months amount currency locale billing_type adapter method_label counted_from periods ends_at cancel_at_end consented_at tries next_try_at warned_at source_id',
    withheld: 'email method',
  }),
  teacher: own('cascade', 'user_id name school subject grades created_at confirmed_at key_day keys'),
  tenant_owner: own('cascade', 'user_id tenant_id created_at'),
  theory_read: own('feature', 'user_id theory_id day'),
  user: named('id', 'feature', {
    shown: 'id username email birth_year email_owner email_confirmed_at role perms duties anonymous created_at seen_at',
    withheld: 'tenant_id external_subject name_key name_look password_hash closed_at',
  }),
  user_box: own('feature', 'user_id id box_id source card_id stars_back created_at opened_at'),
  user_certificate: own(
    'cascade',
    'id user_id certificate_id name locale title stars problems version issued_at token',
  ),
};

/** Tables that say nothing about anybody: content, numbers, and the platform's own machinery. */
export const impersonalTables: Readonly<Record<string, readonly string[]>> = {
  block: words('id slug thread_id position type theory_id content'),
  block_problem: words('block_id position problem_id'),
  certificate: words(
    'id tenant_id kind target_lesson share stars blocks problems purchase_ids title short_title image example',
  ),
  course: words('id slug kind target_lesson position is_enabled content landing'),
  discount: words(
    'id type is_disabled starts_at finishes_at weight with_popup substrate_color allow_cards content by_code',
  ),
  discount_price: words('discount_id list_id purchase_id amount'),
  price_history: words('list_id purchase_id since amount'),
  event: words('id slug thread_id target_lesson starts_at ends_at minutes is_enabled content'),
  event_cursor: words('consumer xid id'),
  family_difficulty: words('family target_lesson difficulty answers'),
  institution: words('id key city_code type number other listed_name'),
  issuer_key: words('year algorithm public_jwk private_jwk'),
  landing_day: words('key kind name variant day shown solved started'),
  lead_secret: words('id value'),
  league_group: words('id season audience league opened_at size settled_at'),
  lesson_ability: words('target_lesson mean variance learning answers'),
  message_read: words('thread_id side message_id'),
  page_meta: words('id tenant_id locale uri is_regexp title'),
  partner_key: words('key tenant_id origins allows_loopback created_at revoked_at name thread_ids with_shop'),
  partner_notice: words('tenant_id notice_id heard_at'),
  partner_page: words('tenant_id content with_subscriptions'),
  partner_signer: words('tenant_id kid algorithm secret public_jwk created_at revoked_at ends_at'),
  partner_usage: words('key day slot sessions opened answers'),
  document_counter: words('year kind last'),
  seller: words('id name address tax_number'),
  promo_code: words('code discount_id purchase_id uses_left starts_at ends_at'),
  price: words('list_id purchase_id amount'),
  price_list: words('id currency countries'),
  // Money is kept as the law wants it; of a person an account has the number, which leads to nobody once they are gone.
  posting: words('id kind source at'),
  posting_line: words('posting_id position account currency amount'),
  billing_finding: words('id kind reference detail found_at closed_at move'),
  dispute: words('payment_id status amount due_at opened_at changed_at'),
  // The gateway that is only played knows no people.
  demo_gateway: words('id secret'),
  demo_method: words('reference card'),
  demo_notice: words('id reference status is_forged name due_at tries'),
  demo_payment: words(
    'reference key amount currency locale success_url failure_url status card created_at saves_card method refunded dispute disputed_at',
  ),
  problem: words(
    'id version complexity target_lesson is_enabled is_deleted variant_count hint_count is_removable content secret family family_version seed author_id edited_at mode place is_drawn is_reserved',
  ),
  problem_difficulty: words('problem_id target_lesson difficulty answers'),
  problem_version: words(
    'problem_id version complexity target_lesson is_enabled content secret replaced_by replaced_at',
  ),
  purchase: words('id code category type period trial_days includes grants position is_enabled'),
  puzzle_secret: words('id value'),
  rate_limit: words('key points expire'),
  schema_migration: words('number name checksum applied_at'),
  season_settlement: words('season settled_at'),
  seeding: words('name fingerprint done_at'),
  signing_key: words('kid private_jwk public_jwk created_at'),
  social_flow: words('state network browser challenge verifier nonce locale expires_at'),
  tenant: words('id slug name created_at appearance thread_ids institution_ids'),
  theory: words('id slug target_lesson weight is_enabled is_common content edited_at'),
  thread: words('id slug course_id position type is_trial is_enabled is_sequential content road_problems road_blocks'),
  training_secret: words('name value'),
  used_partner_token: words('tenant_id jti expires_at'),
};
