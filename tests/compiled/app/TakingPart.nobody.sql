-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; denied, else resolvers answer the request
--     displayName: column displayName; denied
--     country: column country; denied
--     wallets: all of account_wallets t2, those that the viewer may see; denied
--       id: global id of id; denied, else resolvers answer the request
--       address: column address; denied, else resolvers answer the request
--       chain: column chain; denied, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; denied, else resolvers answer the request
--       issuerApproved: resolver (resolver) of id, accountId, chain, address; denied, else resolvers answer the request
-- myApplications: resolver, which refuses the viewer’s scopes
-- myContractSessions: resolver, which refuses the viewer’s scopes
-- seriesDrafts: resolver, which refuses the viewer’s scopes
--
-- 0 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s,
  r2.j,
  r2.s,
  r3.j,
  r3.s
from
  (
    select
      null::text j,
      null::text s
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r2
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r3
