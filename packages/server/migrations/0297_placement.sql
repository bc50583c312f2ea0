-- Block 0 of the third tier is the placement: eight problems that find out where somebody begins.
alter table exercise_block drop constraint exercise_block_number_check;
alter table exercise_block add constraint exercise_block_number_check check (number >= 0);
