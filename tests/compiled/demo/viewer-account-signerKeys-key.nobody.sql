-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       key: column key; denied, else resolvers answer the request
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
