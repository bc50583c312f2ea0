-- Somebody of ours says when a school has been answered; null: nobody has yet.
alter table school_lead add column answered_at timestamptz;
