-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; denied, else resolvers answer the request
--     displayName: column displayName; denied
--     country: column country; denied
--     email: column email; denied
--     emailConfirmedAt: column emailConfirmedAt; denied
--     createdAt: column createdAt; denied, else resolvers answer the request
--     incomeSources: all of income_sources t2, those that the viewer may see
--       id: global id of id; denied, else resolvers answer the request
--       kind: column kind; denied, else resolvers answer the request
--     wallets: all of account_wallets t3, those that the viewer may see; denied
--       id: global id of id; denied, else resolvers answer the request
--       address: column address; denied, else resolvers answer the request
--       chain: column chain; denied, else resolvers answer the request
--       linkedAt: column linkedAt; denied, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; denied, else resolvers answer the request
--       issuerApproved: resolver (resolver) of id, accountId, chain, address; denied, else resolvers answer the request
--     signerKeys: all of account_signer_keys t4, those that the viewer may see
--       id: global id of id; denied, else resolvers answer the request
--       key: column key; denied, else resolvers answer the request
--       linkedAt: column linkedAt; denied, else resolvers answer the request
--       identityStatus: resolver (resolver) of id, accountId, key; denied
--   session: resolver (resolver) of id
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
