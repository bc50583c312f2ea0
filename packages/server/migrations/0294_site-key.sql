-- The key of the live problems on our own public pages. No origin is listed: our own is always allowed, and no other.
insert into tenant (slug, name) values ('site', 'Logikit') on conflict (slug) do nothing;
insert into partner_key (key, tenant_id, name)
select 'pk_site', id, 'Public pages' from tenant where slug = 'site' on conflict (key) do nothing;
