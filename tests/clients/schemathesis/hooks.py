"""Values of the schema's scalars, and what an answer must never be."""

import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes


def text(pattern: str):
    return st.from_regex(pattern, fullmatch=True).map(nodes.String)


def number(most: int):
    return st.integers(min_value=0, max_value=most).map(str).map(nodes.String)


BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def base58_text(data: bytes) -> str:
    """The base58 text of bytes: the digits of the number, after a 1 for each zero byte at the start."""
    number, digits = int.from_bytes(data, "big"), ""
    while number > 0:
        number, digit = divmod(number, 58)
        digits = BASE58[digit] + digits
    return "1" * (len(data) - len(data.lstrip(b"\0"))) + digits


def base58(size: int):
    return st.binary(min_size=size, max_size=size).map(base58_text).map(nodes.String)


SCALARS = {
    "Address": st.one_of(text(r"0x[0-9a-f]{40}"), base58(32)),
    "Amount": number(2**128 - 1),
    "BigInt": number(2**256 - 1),
    "Backup": st.just(nodes.String("x")),
    "Base64": text(r"([A-Za-z0-9+/]{4}){0,8}"),
    "BaseFieldElement": number(2**253),
    "Bytes32": text(r"0x[0-9a-f]{64}"),
    "Chain": st.just(nodes.String("evm:10143")),
    "Country": st.sampled_from(["PT", "CH"]).map(nodes.String),
    "Currency": st.sampled_from(["EUR", "USD"]).map(nodes.String),
    "DateTime": text(r"20[2-3][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T0[0-9]:[0-5][0-9]:[0-5][0-9]Z"),
    "Envelope": text(r"\{\"v\":1,\"kem\":\"[0-9a-f]{8}\"\}"),
    "FieldElement": number(2**253),
    "Hex": text(r"0x([0-9a-f]{2}){0,65}"),
    "JSON": st.just(nodes.String("x")),
    "KeyAddress": text(r"0x[0-9a-f]{40}"),
    "NativeAmount": number(2**128 - 1),
    "Period": text(r"202[5-9]-Q[1-4]"),
    "TransactionId": st.one_of(text(r"0x[0-9a-f]{64}"), base58(64)),
    "UUID": text(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}"),
    "Units": number(2**64),
    "Wad": number(10**20),
}

for name, strategy in SCALARS.items():
    schemathesis.graphql.scalar(name, strategy)


@schemathesis.check
def answered_as_foreseen(_ctx, response, _case):
    """No failure of the service, whatever is asked; refusals and denials are answers."""
    assert response.status_code < 500, f"status {response.status_code}"
    if response.headers.get("content-type", [""])[0].startswith("application/"):
        body = response.json()
        codes = [error.get("extensions", {}).get("code") for error in body.get("errors", [])] if isinstance(body, dict) else []
        assert "INTERNAL" not in codes, "INTERNAL"
        assert None not in codes, "an error without a code"
