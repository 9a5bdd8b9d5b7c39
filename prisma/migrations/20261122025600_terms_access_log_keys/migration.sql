-- An attestor reads terms by its key, which is 20 bytes of hex on both kinds of chains.
ALTER TABLE terms_access_log
  DROP CONSTRAINT terms_access_log_addresses,
  ADD CONSTRAINT terms_access_log_addresses CHECK (
    is_address(chain, issuer)
    AND (wallet IS NULL OR CASE WHEN relation = 'attestor' THEN is_key(wallet) ELSE is_address(chain, wallet) END));
