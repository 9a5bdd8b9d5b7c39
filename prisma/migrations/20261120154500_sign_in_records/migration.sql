-- A session token is answered once: no record holds what one could be made of.
UPDATE "idempotency_records" SET "result" = '{}' WHERE "operation" = 'signIn' AND "state" = 'DONE';
