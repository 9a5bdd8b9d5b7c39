-- consistency: strict
-- auditLog: list 0 of audit_log t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id
--     action: column action
--     actorId: computed from actorId
--     target: column target
--     occurredAt: column at
--     actor: resolver (resolver) of id, actorId
--     codes: resolver (resolver) of id, codes
--   pageInfo: hasNextPage, endCursor
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      l.j,
      l.s
    from
      (
        select
          count(*)::int c
        from
          (
            select
            from
              "audit_log" t1
            where
              true
            order by
              t1."at" desc,
              t1."id" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('AuditEntry:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","action":' || case
                when t1."action"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else case t1."action"::text
                  when 'account.delete' then '"ACCOUNT_DELETE"'
                  when 'amendment.sign' then '"AMENDMENT_SIGN"'
                  when 'application.approve' then '"APPLICATION_APPROVE"'
                  when 'application.build' then '"APPLICATION_BUILD"'
                  when 'application.claim' then '"APPLICATION_CLAIM"'
                  when 'application.read-notes' then '"APPLICATION_READ_NOTES"'
                  when 'application.reject' then '"APPLICATION_REJECT"'
                  when 'application.revoke' then '"APPLICATION_REVOKE"'
                  when 'application.write-note' then '"APPLICATION_WRITE_NOTE"'
                  when 'attestor.approve' then '"ATTESTOR_APPROVE"'
                  when 'attestor.propose' then '"ATTESTOR_PROPOSE"'
                  when 'attestor.reject' then '"ATTESTOR_REJECT"'
                  when 'attestor.withdraw' then '"ATTESTOR_WITHDRAW"'
                  when 'contract.read' then '"CONTRACT_READ"'
                  when 'contract.sign' then '"CONTRACT_SIGN"'
                  when 'email.view' then '"EMAIL_VIEW"'
                  when 'extinguishment.relay' then '"EXTINGUISHMENT_RELAY"'
                  when 'extinguishment.sign' then '"EXTINGUISHMENT_SIGN"'
                  when 'fx.sign' then '"FX_SIGN"'
                  when 'hardship.approve' then '"HARDSHIP_APPROVE"'
                  when 'hardship.decide' then '"HARDSHIP_DECIDE"'
                  when 'hardship.refuse' then '"HARDSHIP_REFUSE"'
                  when 'notification.view' then '"NOTIFICATION_VIEW"'
                  when 'outbox.requeue' then '"OUTBOX_REQUEUE"'
                  when 'session.sign-out-everywhere' then '"SESSION_SIGN_OUT_EVERYWHERE"'
                  when 'signer-key.announce' then '"SIGNER_KEY_ANNOUNCE"'
                  when 'signer-key.ask-sealing' then '"SIGNER_KEY_ASK_SEALING"'
                  when 'signer-key.link' then '"SIGNER_KEY_LINK"'
                  when 'signer-key.unlink' then '"SIGNER_KEY_UNLINK"'
                  when 'tier3.attest' then '"TIER3_ATTEST"'
                  when 'tier3.close' then '"TIER3_CLOSE"'
                  when 'tier3.move' then '"TIER3_MOVE"'
                  when 'trueup.close' then '"TRUEUP_CLOSE"'
                  when 'trueup.move' then '"TRUEUP_MOVE"'
                  when 'trueup.sign' then '"TRUEUP_SIGN"'
                  when 'wallet.link' then '"WALLET_LINK"'
                  when 'wallet.unlink' then '"WALLET_UNLINK"'
                end
              end || ',"actorId":' || $2::text || 'f0:' || json_build_array(t1."actor_id")::text || $2::text || ',"target":' || to_json(t1."target")::text || ',"occurredAt":"' || to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","actor":' || $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."actor_id")::text || $2::text || ',"codes":' || $2::text || 'r1:' || json_build_array(t1._i, t1."id", t1."codes")::text || $2::text || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $3::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($3::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
              end
            ),
            'null'
          ) || '}}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  _n - _b::int _p
                from
                  (
                    select
                      *,
                      false _b,
                      row_number() over (
                        order by
                          t1."at" desc,
                          t1."id" desc
                      ) _n,
                      count(*) over () _c
                    from
                      (
                        select
                          *
                        from
                          "audit_log" t1
                        where
                          true
                        order by
                          t1."at" desc,
                          t1."id" desc
                        limit
                          $4::int
                      ) t1
                  ) t1
                where
                  _n - _b::int between 1 and $3::int
              ) t1
          ) t1
        having
          true
      ) l
  ) r0
