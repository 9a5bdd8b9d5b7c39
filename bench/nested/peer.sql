-- What PostGraphile serves: views of the same tables, guarded columns masked, rows by row-level security. A position is
-- seen by its holder alone, so the mask of a series is whether any position of it is seen.
create role peer_reader nologin;
create schema peer;
grant usage on schema public, peer to peer_reader;
grant select on public.series, public.bids, public.positions to peer_reader;

alter table public.series enable row level security;
alter table public.bids enable row level security;
alter table public.positions enable row level security;
create policy peer_series on public.series for select to peer_reader using (true);
create policy peer_bids on public.bids for select to peer_reader using (true);
create policy peer_positions on public.positions for select to peer_reader
  using (holder = current_setting('peer.wallet', true));

create view peer.series with (security_invoker = true) as
  select s.key, s.state, s.currency_code, s.created_at,
    case when held.ok then s.paid_total end as paid_total,
    case when held.ok then s.accrued_total end as accrued_total
  from public.series s
  cross join lateral (select exists (select 1 from public.positions p where p.series_key = s.key) as ok) held;
create view peer.bids with (security_invoker = true) as
  select b.id, b.series_key, b.bidder, b.sequence, b.commitment, b.validity, b.processing, b.delivery, b.refund,
    b.delivered_units, b.committed_at,
    case when held.ok then b.deposit end as deposit,
    case when held.ok then b.pending_units end as pending_units
  from public.bids b
  cross join lateral (select exists (select 1 from public.positions p where p.series_key = b.series_key) as ok) held;
comment on view peer.series is E'@primaryKey key';
comment on view peer.bids is E'@primaryKey id\n@foreignKey (series_key) references peer.series (key)|@foreignFieldName bids';
grant select on peer.series, peer.bids to peer_reader;
