-- What PostGraphile serves: views of the same tables, guarded columns masked, rows by row-level security. A position is
-- seen by its holder alone, so the mask of a series is whether its issuer asks, or any position of it is seen. The setting is
-- read once a statement, by a subquery, and every condition has an index that begins with it.
create role peer_reader nologin;
create schema peer;
grant usage on schema public, peer to peer_reader;
grant select on public.series, public.reports, public.positions to peer_reader;

alter table public.series enable row level security;
alter table public.reports enable row level security;
alter table public.positions enable row level security;
create policy peer_series on public.series for select to peer_reader using (true);
create policy peer_reports on public.reports for select to peer_reader using (true);
create policy peer_positions on public.positions for select to peer_reader
  using (holder = (select current_setting('peer.wallet', true)));

create view peer.series with (security_invoker = true) as
  select s.chain, s.key, s.state, s.units_outstanding, s.created_block, s.created_at,
    case when reader.ok then s.paid_total end as paid_total,
    case when reader.ok then s.accrued_total end as accrued_total
  from public.series s
  cross join lateral (select s.issuer = (select current_setting('peer.wallet', true)) or exists (
    select 1 from public.positions p
    where p.chain = s.chain and p.series_key = s.key and (p.units > 0 or p.burned_units > 0)) as ok) reader;
create view peer.reports with (security_invoker = true) as
  select r.chain, r.id, r.series_key, r.period, r.tx_hash, r.block_number, r.income_commitment, r.prior_income_commitment,
    r.routed_income, r.accepted_at,
    case when reader.ok then r.payment end as payment,
    case when reader.ok then r.net end as net
  from public.reports r
  cross join lateral (select exists (
      select 1 from public.positions p
      where p.chain = r.chain and p.series_key = r.series_key and (p.units > 0 or p.burned_units > 0))
    or exists (select 1 from public.series s
      where s.chain = r.chain and s.key = r.series_key and s.issuer = (select current_setting('peer.wallet', true))) as ok)
    reader;
comment on view peer.series is E'@primaryKey chain,key';
comment on view peer.reports is
  E'@primaryKey chain,id\n@foreignKey (chain, series_key) references peer.series (chain, key)|@foreignFieldName reports';
grant select on peer.series, peer.reports to peer_reader;
