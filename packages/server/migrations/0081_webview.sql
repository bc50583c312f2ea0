-- An app hands its page in a webview a code instead of a token; it ends with the app's own session.
alter table one_time_code drop constraint one_time_code_kind_check;
alter table one_time_code add constraint one_time_code_kind_check check (kind in ('a-token', 'pc', 'mtstoken', 'webview'));
alter table one_time_code add column session_id uuid references session (id) on delete cascade;
