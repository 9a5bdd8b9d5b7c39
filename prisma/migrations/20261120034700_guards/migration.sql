-- Written by hand: what a schema file cannot say.

-- The two logs are append-only. A statement trigger also refuses a statement that would touch no row, and TRUNCATE.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'object_not_in_prerequisite_state';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER terms_access_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_access_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- 32 bytes on every chain: 0x and 64 lower-case hex digits.
CREATE FUNCTION is_bytes32(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value ~ '^0x[0-9a-f]{64}$';

-- An address or hash of any chain. Those of an EVM chain start with 0x and must be in the one spelling that lookups
-- use; those of other chains have their own alphabets.
CREATE FUNCTION is_canonical(value text, bytes int) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value !~* '^0x' OR value ~ ('^0x[0-9a-f]{' || (2 * bytes) || '}$');

-- year * 10 + quarter
CREATE FUNCTION is_period(value int) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value % 10 BETWEEN 1 AND 4 AND value / 10 BETWEEN 1970 AND 9999;

ALTER TABLE accounts
  ADD CONSTRAINT accounts_session_epoch CHECK (session_epoch >= 0);
ALTER TABLE account_wallets
  ADD CONSTRAINT account_wallets_address CHECK (is_canonical(address, 20));
ALTER TABLE auth_nonces
  ADD CONSTRAINT auth_nonces_window CHECK (expires_at > issued_at);

ALTER TABLE series_drafts
  ADD CONSTRAINT series_drafts_issuer CHECK (is_canonical(issuer, 20)),
  ADD CONSTRAINT series_drafts_hashes CHECK (
    is_bytes32(draft_salt) AND is_bytes32(series_key) AND is_bytes32(terms_commitment) AND is_bytes32(contract_hash)),
  ADD CONSTRAINT series_drafts_units CHECK (units_offered > 0);
ALTER TABLE terms_vault
  ADD CONSTRAINT terms_vault_series_key CHECK (is_bytes32(series_key)),
  ADD CONSTRAINT terms_vault_sealed CHECK (octet_length(ciphertext) > 0);

ALTER TABLE series
  ADD CONSTRAINT series_hashes CHECK (
    is_bytes32(key) AND is_bytes32(contract_hash) AND is_bytes32(terms_commitment)
    AND is_bytes32(last_income_commitment)),
  ADD CONSTRAINT series_issuer_spelling CHECK (is_canonical(issuer, 20)),
  ADD CONSTRAINT series_units CHECK (
    units_offered > 0 AND units_outstanding >= 0 AND max_units_per_bid >= 0 AND units_sold >= 0),
  ADD CONSTRAINT series_amounts CHECK (
    cap >= 0 AND paid_total >= 0 AND accrued_total >= 0 AND reserve_price >= 0 AND min_raise >= 0
    AND clearing_price >= 0 AND proceeds >= 0),
  ADD CONSTRAINT series_concentration CHECK (concentration_bps BETWEEN 0 AND 10000),
  ADD CONSTRAINT series_periods CHECK (is_period(first_period) AND is_period(last_period) AND first_period <= last_period);
ALTER TABLE settlement_rounds
  ADD CONSTRAINT settlement_rounds_counts CHECK (
    round >= 0 AND clearing_price >= 0 AND units >= 0 AND rejected >= 0);
ALTER TABLE bids
  ADD CONSTRAINT bids_bidder CHECK (is_canonical(bidder, 20)),
  ADD CONSTRAINT bids_commitment CHECK (is_bytes32(commitment)),
  ADD CONSTRAINT bids_amounts CHECK (
    deposit >= 0 AND price >= 0 AND quantity >= 0 AND pending_units >= 0 AND refund >= 0 AND delivered_units >= 0
    AND delivered_refund >= 0 AND non_reveal_charge >= 0);

ALTER TABLE periods
  ADD CONSTRAINT periods_period CHECK (is_period(period)),
  ADD CONSTRAINT periods_commitments CHECK (is_bytes32(income_commitment) AND is_bytes32(prior_income_commitment)),
  ADD CONSTRAINT periods_amounts CHECK (
    units_outstanding >= 0 AND gross >= 0 AND fee >= 0 AND net >= 0 AND accrual >= 0);
ALTER TABLE reports
  ADD CONSTRAINT reports_period CHECK (is_period(period)),
  ADD CONSTRAINT reports_commitments CHECK (is_bytes32(income_commitment) AND is_bytes32(prior_income_commitment)),
  ADD CONSTRAINT reports_tx_hash CHECK (is_canonical(tx_hash, 32)),
  ADD CONSTRAINT reports_amounts CHECK (
    fx_rate > 0 AND payment >= 0 AND gross >= 0 AND fee >= 0 AND net >= 0 AND accrual >= 0),
  ADD CONSTRAINT reports_tier CHECK (tier BETWEEN 1 AND 3),
  ADD CONSTRAINT reports_liquidity_flag CHECK (liquidity_flag IN (0, 1));
ALTER TABLE positions
  ADD CONSTRAINT positions_holder CHECK (is_canonical(holder, 20)),
  ADD CONSTRAINT positions_amounts CHECK (units >= 0 AND staked_units >= 0 AND claimed_total >= 0);
ALTER TABLE money_events
  ADD CONSTRAINT money_events_wallet CHECK (is_canonical(wallet, 20)),
  ADD CONSTRAINT money_events_tx_hash CHECK (is_canonical(tx_hash, 32)),
  ADD CONSTRAINT money_events_amount CHECK (amount >= 0);
ALTER TABLE fees_ledger
  ADD CONSTRAINT fees_ledger_wallet CHECK (is_canonical(wallet, 20)),
  ADD CONSTRAINT fees_ledger_tx_hash CHECK (is_canonical(tx_hash, 32)),
  ADD CONSTRAINT fees_ledger_amount CHECK (amount >= 0);

ALTER TABLE attestors
  ADD CONSTRAINT attestors_address CHECK (address ~ '^0x[0-9a-f]{40}$');
ALTER TABLE verifier_keys
  ADD CONSTRAINT verifier_keys_address CHECK (address ~ '^0x[0-9a-f]{40}$');
ALTER TABLE allowlist
  ADD CONSTRAINT allowlist_wallet CHECK (is_canonical(wallet, 20));
ALTER TABLE chain_events
  ADD CONSTRAINT chain_events_hashes CHECK (is_canonical(block_hash, 32) AND is_canonical(tx_hash, 32));
