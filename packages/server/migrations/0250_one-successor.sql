-- The token that has replaced this one, sealed with it: whoever asks again within the overlap gets the same.
alter table refresh_token add column successor text;
