-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     wallets: all of account_wallets t2, those that the viewer may see; denied
--       address: column address; denied, else resolvers answer the request
--       verified: computed from AllowlistEntry.verified, AllowlistEntry.issuerApproved, AllowlistEntry.updatedAt; denied, else resolvers answer the request
--
-- 0 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      null::text j,
      null::text s
    having
      true
  ) r0
