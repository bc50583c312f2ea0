-- What retention looks for every hour, without reading whole tables.
create index session_expires_at on session (expires_at);
create index session_ended_at on session (ended_at) where ended_at is not null;
create index one_time_code_expires_at on one_time_code (expires_at);
create index user_seen_at on "user" (seen_at) where anonymous and closed_at is null;
create index user_closed_at on "user" (closed_at) where closed_at is not null;
