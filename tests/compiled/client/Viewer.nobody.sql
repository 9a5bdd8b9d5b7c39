-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; denied, else resolvers answer the request
--     wallets: all of account_wallets t2, those that the viewer may see; denied
--       address: column address; denied, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; denied, else resolvers answer the request
--     signerKeys: all of account_signer_keys t3, those that the viewer may see
--       key: column key; denied, else resolvers answer the request
--       linkedAt: column linkedAt; denied, else resolvers answer the request
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
