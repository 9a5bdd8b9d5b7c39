-- Written by hand: the form of addresses and of what names a transaction follows the kind of the row's chain.

-- An address: on an EVM chain 20 bytes in lower-case hex; on a Solana cluster the base58 text of 32 bytes, whose capitals
-- matter. The bytes that a base58 text stands for are counted where it enters the service.
CREATE FUNCTION is_address(chain text, value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE split_part(chain, ':', 1)
    WHEN 'evm' THEN value ~ '^0x[0-9a-f]{40}$'
    WHEN 'solana' THEN value ~ '^[1-9A-HJ-NP-Za-km-z]{32,44}$'
    ELSE false
  END;

-- What names a transaction: on an EVM chain its hash; on a Solana cluster its first signature, the base58 text of 64 bytes.
CREATE FUNCTION is_transaction(chain text, value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE split_part(chain, ':', 1)
    WHEN 'evm' THEN is_bytes32(value)
    WHEN 'solana' THEN value ~ '^[1-9A-HJ-NP-Za-km-z]{64,88}$'
    ELSE false
  END;

-- The secp256k1 key of an attestor or a verifier, on chains of both kinds.
CREATE FUNCTION is_key(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value ~ '^0x[0-9a-f]{40}$';

ALTER TABLE account_wallets
  DROP CONSTRAINT account_wallets_address,
  ADD CONSTRAINT account_wallets_address CHECK (is_address(chain, address));
-- A key's challenge names no chain.
ALTER TABLE auth_nonces
  ADD CONSTRAINT auth_nonces_address CHECK (
    CASE WHEN purpose = 'link-signer-key' THEN is_key(address) ELSE is_address(chain, address) END);
ALTER TABLE account_signer_keys
  ADD CONSTRAINT account_signer_keys_key CHECK (is_key(key));
ALTER TABLE attestor_announcements
  ADD CONSTRAINT attestor_announcements_key CHECK (is_key(key));
ALTER TABLE attestor_proposals
  ADD CONSTRAINT attestor_proposals_key CHECK (is_key(key));
-- Of a proposal, whose own row names the chain, it has neither chain nor wallet.
ALTER TABLE admin_tx_requests
  DROP CONSTRAINT admin_tx_requests_wallet,
  ADD CONSTRAINT admin_tx_requests_wallet CHECK (wallet IS NULL OR is_address(chain, wallet)),
  ADD CONSTRAINT admin_tx_requests_tx_hash CHECK (chain IS NULL OR tx_hash IS NULL OR is_transaction(chain, tx_hash));

ALTER TABLE series_drafts
  DROP CONSTRAINT series_drafts_issuer,
  ADD CONSTRAINT series_drafts_issuer CHECK (is_address(chain, issuer));
ALTER TABLE contract_sessions
  DROP CONSTRAINT contract_sessions_wallet,
  ADD CONSTRAINT contract_sessions_wallet CHECK (is_address(chain, wallet));
ALTER TABLE terms_access_log
  ADD CONSTRAINT terms_access_log_addresses CHECK (
    is_address(chain, issuer) AND (wallet IS NULL OR is_address(chain, wallet)));
ALTER TABLE terms_amendments
  ADD CONSTRAINT terms_amendments_forms CHECK (
    is_address(chain, issuer) AND is_key(attestor_key) AND (tx_hash IS NULL OR is_transaction(chain, tx_hash)));
ALTER TABLE tier3_cases
  ADD CONSTRAINT tier3_cases_forms CHECK (is_address(chain, issuer) AND is_key(attestor_key));
ALTER TABLE tier3_annual
  ADD CONSTRAINT tier3_annual_forms CHECK (
    is_address(chain, issuer) AND is_key(attestor_key) AND is_key(trueup_signer)
    AND (tx_hash IS NULL OR is_transaction(chain, tx_hash)));
ALTER TABLE fx_fallback_signatures
  ADD CONSTRAINT fx_fallback_signatures_forms CHECK (is_address(chain, issuer) AND is_key(signer));
ALTER TABLE hardship_requests
  ADD CONSTRAINT hardship_requests_forms CHECK (
    is_address(chain, issuer) AND is_key(attestor_key) AND (relay_tx IS NULL OR is_transaction(chain, relay_tx)));
ALTER TABLE extinguishment_requests
  ADD CONSTRAINT extinguishment_requests_forms CHECK (
    is_address(chain, issuer) AND is_key(attestor_key_a) AND is_key(attestor_key_b)
    AND (relay_tx IS NULL OR is_transaction(chain, relay_tx)));
ALTER TABLE bid_backups
  ADD CONSTRAINT bid_backups_wallet CHECK (is_address(chain, wallet));

ALTER TABLE series
  DROP CONSTRAINT series_issuer_spelling,
  ADD CONSTRAINT series_issuer_spelling CHECK (is_address(chain, issuer)),
  ADD CONSTRAINT series_extinguish_keys CHECK (is_key(extinguish_key_a) AND is_key(extinguish_key_b));
ALTER TABLE bids
  DROP CONSTRAINT bids_bidder,
  ADD CONSTRAINT bids_bidder CHECK (is_address(chain, bidder));
ALTER TABLE window_orders
  ADD CONSTRAINT window_orders_trader CHECK (is_address(chain, trader));
ALTER TABLE auction_deliveries
  ADD CONSTRAINT auction_deliveries_bidder CHECK (is_address(chain, bidder));
ALTER TABLE reports
  DROP CONSTRAINT reports_tx_hash,
  ADD CONSTRAINT reports_tx_hash CHECK (is_transaction(chain, tx_hash));
ALTER TABLE positions
  DROP CONSTRAINT positions_holder,
  ADD CONSTRAINT positions_holder CHECK (is_address(chain, holder));
ALTER TABLE money_events
  DROP CONSTRAINT money_events_wallet,
  DROP CONSTRAINT money_events_tx_hash,
  ADD CONSTRAINT money_events_wallet CHECK (wallet IS NULL OR is_address(chain, wallet)),
  ADD CONSTRAINT money_events_tx_hash CHECK (is_transaction(chain, tx_hash));
ALTER TABLE fees_ledger
  DROP CONSTRAINT fees_ledger_wallet,
  DROP CONSTRAINT fees_ledger_tx_hash,
  ADD CONSTRAINT fees_ledger_wallet CHECK (wallet IS NULL OR is_address(chain, wallet)),
  ADD CONSTRAINT fees_ledger_tx_hash CHECK (is_transaction(chain, tx_hash));
ALTER TABLE attestors
  DROP CONSTRAINT attestors_address,
  ADD CONSTRAINT attestors_address CHECK (is_key(address));
ALTER TABLE verifier_keys
  DROP CONSTRAINT verifier_keys_address,
  ADD CONSTRAINT verifier_keys_address CHECK (is_key(address));
ALTER TABLE allowlist
  DROP CONSTRAINT allowlist_wallet,
  ADD CONSTRAINT allowlist_wallet CHECK (is_address(chain, wallet));
ALTER TABLE built_transactions
  DROP CONSTRAINT built_transactions_fingerprint,
  ADD CONSTRAINT built_transactions_fingerprint CHECK (
    is_address(chain, contract) AND is_bytes32(data_hash) AND data_length >= 0 AND selector ~ '^0x([0-9a-f]{8})?$'),
  ADD CONSTRAINT built_transactions_wallet CHECK (is_address(chain, wallet)),
  ADD CONSTRAINT built_transactions_tx_hash CHECK (tx_hash IS NULL OR is_transaction(chain, tx_hash));
ALTER TABLE chain_events
  DROP CONSTRAINT chain_events_hashes,
  ADD CONSTRAINT chain_events_hashes CHECK (is_bytes32(block_hash) AND is_transaction(chain, tx_hash)),
  ADD CONSTRAINT chain_events_contract CHECK (is_address(chain, contract));
