// Generated from contracts/evm/src/Access.sol by scripts/contracts-build.ts. Do not edit.

export const abi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "admin",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "registry",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "fxFeed",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      }
    ],
    "name": "AccessManagerAlreadyScheduled",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "AccessManagerBadConfirmation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      }
    ],
    "name": "AccessManagerExpired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "initialAdmin",
        "type": "address"
      }
    ],
    "name": "AccessManagerInvalidInitialAdmin",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      }
    ],
    "name": "AccessManagerLockedFunction",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "AccessManagerLockedRole",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      }
    ],
    "name": "AccessManagerNotReady",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      }
    ],
    "name": "AccessManagerNotScheduled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "msgsender",
        "type": "address"
      },
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "AccessManagerUnauthorizedAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      }
    ],
    "name": "AccessManagerUnauthorizedCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "msgsender",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      }
    ],
    "name": "AccessManagerUnauthorizedCancel",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      }
    ],
    "name": "AccessManagerUnauthorizedConsume",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      }
    ],
    "name": "AddressEmptyCode",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "FailedCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "InsufficientBalance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint32",
        "name": "nonce",
        "type": "uint32"
      }
    ],
    "name": "OperationCanceled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint32",
        "name": "nonce",
        "type": "uint32"
      }
    ],
    "name": "OperationExecuted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint32",
        "name": "nonce",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "OperationScheduled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "admin",
        "type": "uint64"
      }
    ],
    "name": "RoleAdminChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "delay",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "since",
        "type": "uint48"
      }
    ],
    "name": "RoleGrantDelayChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "delay",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "since",
        "type": "uint48"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "newMember",
        "type": "bool"
      }
    ],
    "name": "RoleGranted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "guardian",
        "type": "uint64"
      }
    ],
    "name": "RoleGuardianChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "label",
        "type": "string"
      }
    ],
    "name": "RoleLabel",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "RoleRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "delay",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "since",
        "type": "uint48"
      }
    ],
    "name": "TargetAdminDelayUpdated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "closed",
        "type": "bool"
      }
    ],
    "name": "TargetClosed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      },
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "TargetFunctionRoleUpdated",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ADMIN_ROLE",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "PUBLIC_ROLE",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      }
    ],
    "name": "canCall",
    "outputs": [
      {
        "internalType": "bool",
        "name": "immediate",
        "type": "bool"
      },
      {
        "internalType": "uint32",
        "name": "delay",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "cancel",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "consumeScheduledOp",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "execute",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "expiration",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "getAccess",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "since",
        "type": "uint48"
      },
      {
        "internalType": "uint32",
        "name": "currentDelay",
        "type": "uint32"
      },
      {
        "internalType": "uint32",
        "name": "pendingDelay",
        "type": "uint32"
      },
      {
        "internalType": "uint48",
        "name": "effect",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "id",
        "type": "bytes32"
      }
    ],
    "name": "getNonce",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "getRoleAdmin",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "getRoleGrantDelay",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "getRoleGuardian",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "getRoleMembers",
    "outputs": [
      {
        "internalType": "address[]",
        "name": "members",
        "type": "address[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "id",
        "type": "bytes32"
      }
    ],
    "name": "getSchedule",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      }
    ],
    "name": "getTargetAdminDelay",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      }
    ],
    "name": "getTargetFunctionRole",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint32",
        "name": "executionDelay",
        "type": "uint32"
      }
    ],
    "name": "grantRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "hasRole",
    "outputs": [
      {
        "internalType": "bool",
        "name": "isMember",
        "type": "bool"
      },
      {
        "internalType": "uint32",
        "name": "executionDelay",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "hashOperation",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      }
    ],
    "name": "isTargetClosed",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "string",
        "name": "label",
        "type": "string"
      }
    ],
    "name": "labelRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "minSetback",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes[]",
        "name": "data",
        "type": "bytes[]"
      }
    ],
    "name": "multicall",
    "outputs": [
      {
        "internalType": "bytes[]",
        "name": "results",
        "type": "bytes[]"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "callerConfirmation",
        "type": "address"
      }
    ],
    "name": "renounceRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "revokeRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      },
      {
        "internalType": "uint48",
        "name": "when",
        "type": "uint48"
      }
    ],
    "name": "schedule",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "operationId",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "nonce",
        "type": "uint32"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "uint32",
        "name": "newDelay",
        "type": "uint32"
      }
    ],
    "name": "setGrantDelay",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "admin",
        "type": "uint64"
      }
    ],
    "name": "setRoleAdmin",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "guardian",
        "type": "uint64"
      }
    ],
    "name": "setRoleGuardian",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "uint32",
        "name": "newDelay",
        "type": "uint32"
      }
    ],
    "name": "setTargetAdminDelay",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "closed",
        "type": "bool"
      }
    ],
    "name": "setTargetClosed",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "bytes4[]",
        "name": "selectors",
        "type": "bytes4[]"
      },
      {
        "internalType": "uint64",
        "name": "roleId",
        "type": "uint64"
      }
    ],
    "name": "setTargetFunctionRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "target",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "newAuthority",
        "type": "address"
      }
    ],
    "name": "updateAuthority",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

export const bytecode: `0x${string}` = '0x6080604052346103c957612fe76060813803918261001c81610400565b9384928339810103126103c95761003281610425565b61004a604061004360208501610425565b9301610425565b916001600160a01b038216156103b6576103a692600260039261006c85610439565b506001600160a01b03165f8181526020818152604080832063345dab6960e01b8085529083529281902080546001600160401b031916600190811790915590519283529183915f516020612fa75f395f51905f5291a3805f525f60205260405f2063180e50d560e01b5f5260205260405f206001808060401b03198254161790556001815f516020612fa75f395f51905f52602060405163180e50d560e01b8152a35f8181526020818152604080832063602ad66560e01b8085529083529281902080546001600160401b0319168617905551918252839183915f516020612fa75f395f51905f5291a35f81815260208181526040808320632731a9f560e11b8085529083529281902080546001600160401b0319168617905551918252839183915f516020612fa75f395f51905f5291a35f818152602081815260408083206321f2188760e01b8085529083529281902080546001600160401b0319168617905551918252839183915f516020612fa75f395f51905f5291a35f8181526020818152604080832063e406b2c560e01b8085529083529281902080546001600160401b03191686179055519182525f516020612fa75f395f51905f5291a36001600160a01b03165f8181526020818152604080832063250f70b960e01b8085529083529281902080546001600160401b03191686179055519182525f516020612fa75f395f51905f5291a360015f516020612f875f395f51905f526102916040610400565b60098152604060208201916810531313d5d31254d560ba1b83528151928391602083525180918160208501528484015e5f828201840152601f01601f19168101030190a26102e081600161067f565b5060025f516020612f875f395f51905f526102fb6040610400565b6004815260406020820191634b45595360e01b83528151928391602083525180918160208501528484015e5f828201840152601f01601f19168101030190a261034581600261067f565b5060035f516020612f875f395f51905f526103606040610400565b6004815260406020820191631191515160e21b83528151928391602083525180918160208501528484015e5f828201840152601f01601f19168101030190a2600361067f565b506040516125f690816109718239f35b630409d6d160e11b5f525f60045260245ffd5b5f80fd5b60408051919082016001600160401b038111838210176103ec57604052565b634e487b7160e01b5f52604160045260245ffd5b6040519190601f01601f191682016001600160401b038111838210176103ec57604052565b51906001600160a01b03821682036103c957565b5f805260046020526001600160a01b0316610474817f17ef568e3e12ab5b9c7254a8d58478811de00f9e6eb34345acd53bf8fd09d3ec6108d1565b505f8181525f516020612f675f395f51905f52602052604090205465ffffffffffff1615908115610540575f5f516020612fc75f395f51905f5260606104c2836104bd42610941565b6108b3565b6105226104cd6103cd565b65ffffffffffff83811682526020808301888152888052600182526040808a208b8b52909252908820925183549151600160301b600160a01b0360309190911b1692166001600160a01b031990911617179055565b65ffffffffffff60405191858352166020820152856040820152a390565b5f8181525f516020612f675f395f51905f52602052604090205461056342610941565b63ffffffff8260301c169165ffffffffffff808260701c1692168211155f1461066d5750505b63ffffffff81169081156106485763ffffffff82116106345760605f516020612fc75f395f51905f529161062f6105cb63ffffffff5f965b166104bd42610941565b85805260016020908152604080882089895282528088208054600160301b600160a01b0319169184901b6dffffffffffff0000000000000000169590921b67ffffffff00000000169490941760301b600160301b600160a01b031693909317909255565b610522565b634e487b7160e01b5f52601160045260245ffd5b5f915060605f516020612fc75f395f51905f529161062f6105cb63ffffffff866105c1565b63ffffffff9060501c16915050610589565b6001600160401b03165f81815260046020526040902090916001600160a01b0316906106ac9082906108d1565b506001600160401b0382146108a057815f52600160205260405f20815f5260205265ffffffffffff60405f2054161591825f1461077e575f516020612fc75f395f51905f5260606107005f6104bd42610941565b61076061070b6103cd565b65ffffffffffff83811682525f60208084018281528983526001825260408084208c85529092529120925183549151600160301b600160a01b0360309190911b1692166001600160a01b031990911617179055565b65ffffffffffff604051915f8352166020820152856040820152a390565b805f52600160205260405f20825f5260205260405f205461079e42610941565b63ffffffff8260301c169165ffffffffffff808260701c1692168211155f1461088e5750505b63ffffffff8116801561086b5763ffffffff8111610634575f516020612fc75f395f51905f529161086661080363ffffffff606094166104bd42610941565b5f8681526001602090815260408083208a84528252918290208054600160301b600160a01b0319169284901b6dffffffffffff0000000000000000169590911b67ffffffff00000000169490941760301b600160301b600160a01b031617909255565b610760565b5060605f516020612fc75f395f51905f529161086661080363ffffffff5f6105c1565b63ffffffff9060501c169150506107c4565b5063061c6a4360e21b5f5260045260245ffd5b9065ffffffffffff8091169116019065ffffffffffff821161063457565b6001810190825f528160205260405f2054155f1461093a578054680100000000000000008110156103ec5760018101808355811015610926578390825f5260205f20015554915f5260205260405f2055600190565b634e487b7160e01b5f52603260045260245ffd5b5050505f90565b65ffffffffffff81116109595765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffdfe60806040526004361015610011575f80fd5b5f5f3560e01c806308d6122d1461152a5780630b0a93ba146114e557806312be8727146114c2578063167bd3951461143757806318ff183c146113a55780631cff79cd1461126657806325c471a014610f6b5780633078f11414610f1057806330cae18714610e725780633adc277a14610e435780633ca7c02a14610e215780634136a33c14610dee5780634665096d14610dd05780634c1da1e214610d9e5780635296295214610ce6578063530dd45614610c925780636d5115bd14610c3257806375b238fc14610c16578063853551b814610b5c57806394c7d7ee14610a96578063a166aa8914610a4a578063a5808e2f1461098c578063a64d95ce14610880578063abd9bd2a1461085b578063ac9650d8146106ae578063b700961314610669578063b7d2b16214610636578063cc1b6c8114610618578063d1f856ee146105d3578063d22b598914610504578063d6bb62c6146103fa578063f801a698146101d75763fe0776f514610185575f80fd5b346101d45760403660031901126101d45761019e611687565b6101a6611641565b90336001600160a01b038316036101c557906101c191611ddd565b5080f35b635f159e6360e01b8352600483fd5b80fd5b50346101d45760603660031901126101d4576101f161162b565b906024356001600160401b0381116103f6576102119036906004016116b3565b919060443565ffffffffffff81168091036103f25761023284838733611b85565b905061024e63ffffffff6102454261247e565b92168092611ab4565b901580156103d7575b61039e579065ffffffffffff809216908180821191180218169061027d848287336118b2565b93848452600260205265ffffffffffff604085205416801515908161038d575b5061037957604095849361036a87947f82a2da5dee54ea8021c6545b4444620291e07ee83be6dd57edb175062715f3b494868b99526002602052600163ffffffff8a8a205460301c160163ffffffff81169989898c9b52600260205281812065ffffffffffff881665ffffffffffff198254161790558981526002602052209069ffffffff00000000000082549160301b169069ffffffff00000000000019161790558a51948594855233602086015260018060a01b03168b850152608060608501526080840191611892565b0390a382519182526020820152f35b63813e945960e01b84526004859052602484fd5b6103979150611d87565b155f61029d565b606484876103ac8887611bcc565b6381c6f24b60e01b8352336004526001600160a01b039091166024526001600160e01b031916604452fd5b508115158015610257575065ffffffffffff81168210610257565b8280fd5b5080fd5b50346101d45761040936611736565b610417818394969593611bcc565b90610424818588866118b2565b93848652600260205265ffffffffffff604087205416155f146104555763060a299b60e41b86526004859052602486fd5b90610461918785611e0f565b156104c45760208484808252600283526040822065ffffffffffff1981541690558082526002835263ffffffff604083205460301c1680917fbd9ac67a6e2f6463b80927326310338bcbb4bdb7936ce1365ea3e01067e7b9f76040519480a38152f35b604051630ff89d4760e21b81523360048201526001600160a01b03928316602482015291851660448301526001600160e01b031916606482015260849150fd5b50346101d45760403660031901126101d45761051e61162b565b7fa56b76017453f399ec2327ba00375dbfb1fd070ff854341ad6191e6a2e2de19c610547611723565b91610550611ae6565b60018060a01b0316918284528360205261057a816001600160701b03600160408820015416612342565b9190848652856020526001600160701b036001604088200191166001600160701b03198254161790556105cd6040519283928390929165ffffffffffff60209163ffffffff604085019616845216910152565b0390a280f35b50346101d45760403660031901126101d4576105fe6105f0611687565b6105f8611641565b90611a89565b60408051921515835263ffffffff91909116602083015290f35b50346101d457806003193601126101d4576020604051620697808152f35b50346101d45760403660031901126101d4576101c1610653611687565b61065b611641565b90610664611ae6565b611ddd565b50346101d45760603660031901126101d45761068361162b565b61068b611641565b604435916001600160e01b0319831683036106aa576105fe9350611940565b8380fd5b50346101d45760203660031901126101d4576004356001600160401b0381116103f6576106df903690600401611657565b9060206040516106ef82826117b9565b84815281810191601f19810136843761070785611901565b9361071560405195866117b9565b858552601f1961072487611901565b01875b81811061084c57505036819003601e190190875b878110156107d4578060051b820135838112156107d0578201908135916001600160401b0383116107cc57850182360381136107cc57826107aa6107b0928d898c6001986040519687958487013784018281018481528e519283915e010190815203601f1981018352826117b9565b30611dbb565b6107ba828a611918565b526107c58189611918565b500161073b565b8a80fd5b8980fd5b88848860405191808301818452825180915260408401918060408360051b870101940192865b8388106108075786860387f35b9091929394838080600193603f198b8203018752818a518051918291828552018484015e86838284010152601f801991011601019701930197019690939291936107fa565b60608782018501528301610727565b50346101d457602061087861086f36611736565b929190916118b2565b604051908152f35b50346101d45760403660031901126101d45761089a611687565b6001600160401b036108aa611723565b916108b3611ae6565b16906001600160401b038214610978577ffeb69018ee8b8fd50ea86348f1267d07673379f72cffdeccec63853ee8ce8b4890828452600160205261090a816001600160701b03600160408820015460801c16612342565b84865260016020818152604080892090920180546dffffffffffffffffffffffffffff60801b191660809590951b6dffffffffffffffffffffffffffff60801b1694909417909355805163ffffffff909416845265ffffffffffff90911691830191909152819081016105cd565b63061c6a4360e21b83526004829052602483fd5b50346101d45760203660031901126101d4576001600160401b036109ae611687565b168152600460205260408120604051908160208254918281520190819285526020852090855b818110610a3457505050826109ea9103836117b9565b604051928392602084019060208552518091526040840192915b818110610a12575050500390f35b82516001600160a01b0316845285945060209384019390920191600101610a04565b82548452602090930192600192830192016109d4565b50346101d45760203660031901126101d4576020610a8c610a6961162b565b6001600160a01b03165f9081526020819052604090206001015460701c60ff1690565b6040519015158152f35b50346101d457610aa5366116e0565b91604051638fb3603760e01b8152602081600481335afa908115610b51578591610b0a575b506001600160e01b03191663704c9fc960e01b01610af75791610af2916101c19333906118b2565b611be2565b630641fee960e31b845233600452602484fd5b90506020813d602011610b49575b81610b25602093836117b9565b81010312610b4557516001600160e01b031981168103610b45575f610aca565b8480fd5b3d9150610b18565b6040513d87823e3d90fd5b50346101d45760403660031901126101d457610b76611687565b602435906001600160401b0382116103f257610b9e6001600160401b039236906004016116b3565b929091610ba9611ae6565b169182158015610c06575b610bf257907f1256f5b5ecb89caec12db449738f2fbcd1ba5806cf38f35413f4e5c15bf6a450916105cd604051928392602084526020840191611892565b63061c6a4360e21b84526004839052602484fd5b506001600160401b038314610bb4565b50346101d457806003193601126101d457602090604051908152f35b50346101d45760403660031901126101d457610c4c61162b565b6024359063ffffffff60e01b82168092036103f2576001600160a01b0316825260208281526040808420928452918152918190205490516001600160401b039091168152f35b50346101d45760203660031901126101d4576020610cd5610cb1611687565b6001600160401b03165f5260016020526001600160401b03600160405f2001541690565b6001600160401b0360405191168152f35b50346101d45760403660031901126101d457610d00611687565b6001600160401b03610d1061169d565b91610d19611ae6565b169081158015610d8e575b610978576001600160401b0390828452600160205260016040852001805467ffffffffffffffff60401b8360401b169067ffffffffffffffff60401b191617905516907f7a8059630b897b5de4c08ade69f8b90c3ead1f8596d62d10b6c4d14a0afb4ae28380a380f35b506001600160401b038214610d24565b50346101d45760203660031901126101d4576020610dc2610dbd61162b565b61186b565b63ffffffff60405191168152f35b50346101d457806003193601126101d457602060405162093a808152f35b50346101d45760203660031901126101d45763ffffffff6040602092600435815260028452205460301c16604051908152f35b50346101d457806003193601126101d45760206040516001600160401b038152f35b50346101d45760203660031901126101d4576020610e62600435611841565b65ffffffffffff60405191168152f35b50346101d45760403660031901126101d457610e8c611687565b6001600160401b03610e9c61169d565b91610ea5611ae6565b169081158015610f00575b610978576001600160401b0390828452600160205260016040852001828216831982541617905516907f1fd6dd7631312dfac2205b52913f99de03b4d7e381d5d27d3dbfe0713e6e63408380a380f35b506001600160401b038214610eb0565b50346101d45760403660031901126101d457608063ffffffff65ffffffffffff81610f4a610f3c611687565b610f44611641565b906117ee565b93929590918560405197168752166020860152166040840152166060820152f35b50346101d45760603660031901126101d457610f85611687565b610f8d611641565b9060443563ffffffff81168091036106aa57610fa7611ae6565b6001600160401b03610fb883611788565b9216918285526004602052610fda604086209460018060a01b031680956124c2565b506001600160401b03831461125257828552600160205260408520845f5260205265ffffffffffff60405f2054161590815f146111015761102b9063ffffffff6110234261247e565b911690611ab4565b604051604081018181106001600160401b038211176110ed577ff98448b987f1428e0e230e1f3c6e2ce15b5693eaf31827fbd0b1ec4b424ae7cf94926110d86060959365ffffffffffff9360405283831681526001600160701b03602082018781528a8d52600160205260408d208c5f52602052858060405f209451161686198454161783555116600160301b600160a01b0382549160301b1690600160301b600160a01b031916179055565b6040519384521660208301526040820152a380f35b634e487b7160e01b88526041600452602488fd5b50828552600160205260408520845f5260205261112d6001600160701b0360405f205460301c16611d4a565b505063ffffffff81168381111561120a5783900363ffffffff81116111f6579165ffffffffffff7ff98448b987f1428e0e230e1f3c6e2ce15b5693eaf31827fbd0b1ec4b424ae7cf94926111f167ffffffff0000000061119e63ffffffff6060985b166111994261247e565b611ab4565b9260201b1665ffffffffffff60401b8360401b16178517888b52600160205260408b208a5f5260205260405f2090600160301b600160a01b0382549160301b1690600160301b600160a01b031916179055565b6110d8565b634e487b7160e01b87526011600452602487fd5b509160609165ffffffffffff7ff98448b987f1428e0e230e1f3c6e2ce15b5693eaf31827fbd0b1ec4b424ae7cf946111f167ffffffff0000000061119e63ffffffff8c61118f565b63061c6a4360e21b85526004839052602485fd5b50611270366116e0565b909161127e82848333611b85565b93901580611397575b61138957611297838284336118b2565b63ffffffff86951615801590611370575b61135e575b50600354926112e46112bf8284611bcc565b6001600160a01b0385165f9081526001600160e01b0319919091166020526040902090565b6003556001600160401b03811161134a576040519161130d601f8301601f1916602001846117b9565b81835236828201116113465795602082849382998361133498970137830101523491611caf565b5060035563ffffffff60405191168152f35b8680fd5b634e487b7160e01b86526041600452602486fd5b611369919450611be2565b925f6112ad565b5065ffffffffffff61138182611841565b1615156112a8565b906103ac6064938693611bcc565b5063ffffffff841615611287565b5034611433576040366003190112611433576113bf61162b565b6113c7611641565b906113d0611ae6565b6001600160a01b031690813b1561143357604051637a9e5e4b60e01b81526001600160a01b039091166004820152905f908290602490829084905af180156114285761141a575080f35b61142691505f906117b9565b005b6040513d5f823e3d90fd5b5f80fd5b346114335760403660031901126114335761145061162b565b602435908115158092036114335760207f90d4e7bb7e5d933792b3562e1741306f8be94837e1348dacef9b6f1df56eb1389161148a611ae6565b6001600160a01b03165f818152808352604090819020600101805460ff60701b1916607087901b60ff60701b161790555193845292a2005b34611433576020366003190112611433576020610dc26114e0611687565b611788565b34611433576020366003190112611433576020610cd5611503611687565b6001600160401b03165f5260016020526001600160401b03600160405f20015460401c1690565b346114335760603660031901126114335761154361162b565b6024356001600160401b03811161143357611562903690600401611657565b9190604435906001600160401b03821680920361143357611584939293611ae6565b6001600160a01b03909316925f5b83811015611426578060051b82013563ffffffff60e01b811680910361143357637a9e5e4b60e01b8114611619579083867f9ea6790c7dadfd01c9f8b9762b3682607af2c7e79e05a9f9fdf5580dde9491516020600195835f525f825260405f20815f52825260405f20856001600160401b0319825416179055604051908152a301611592565b637a3a272560e11b5f5260045260245ffd5b600435906001600160a01b038216820361143357565b602435906001600160a01b038216820361143357565b9181601f84011215611433578235916001600160401b038311611433576020808501948460051b01011161143357565b600435906001600160401b038216820361143357565b602435906001600160401b038216820361143357565b9181601f84011215611433578235916001600160401b038311611433576020838186019501011161143357565b906040600319830112611433576004356001600160a01b03811681036114335791602435906001600160401b0382116114335761171f916004016116b3565b9091565b6024359063ffffffff8216820361143357565b6060600319820112611433576004356001600160a01b038116810361143357916024356001600160a01b03811681036114335791604435906001600160401b0382116114335761171f916004016116b3565b6001600160401b03165f5260016020526117b46001600160701b03600160405f20015460801c16611d4a565b505090565b90601f801991011681019081106001600160401b038211176117da57604052565b634e487b7160e01b5f52604160045260245ffd5b6001600160401b03165f9081526001602090815260408083206001600160a01b039094168352929052205465ffffffffffff91611837603083901c6001600160701b0316611d4a565b9490931693909291565b5f52600260205265ffffffffffff60405f20541661185e81611d87565b1561186857505f90565b90565b60018060a01b03165f525f6020526117b46001600160701b03600160405f20015416611d4a565b908060209392818452848401375f828201840152601f01601f1916010190565b604080516001600160a01b039283166020820190815292909316908301526060808301529290916118fb9183916118ed916080840191611892565b03601f1981018352826117b9565b51902090565b6001600160401b0381116117da5760051b60200190565b805182101561192c5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b0382165f9081526020819052604090206001015491929160701c60ff1615611972575050505f905f90565b6001600160a01b03811630036119af57506003546001600160a01b039092165f9081526001600160e01b0319909116602052604090205b14905f90565b919291906001600160e01b031916637a9e5e4b60e01b8103611a0957506119e763ffffffff806119df8194611a4c565b93909661186b565b9216911690818082119118021816915f14611a025781159190565b5f91508190565b611a39929360018060a01b03165f525f60205260405f20905f526020526001600160401b0360405f205416611a89565b919015611a025763ffffffff8216159190565b90611a5e65ffffffffffff925f6117ee565b505092168015159081611a7057509190565b905065ffffffffffff611a824261247e565b1610159190565b6001600160401b0381811603611aa25750506001905f90565b65ffffffffffff9291611a5e916117ee565b9065ffffffffffff8091169116019065ffffffffffff8211611ad257565b634e487b7160e01b5f52601160045260245ffd5b611af03633611f00565b9015611af95750565b63ffffffff16611b2e576001600160401b03611b1436612003565b50905063f07e038f60e01b5f52336004521660245260445ffd5b611b826040516020810190338252306040820152606080820152611b7a81602060808201368152365f838301375f823683010152601f19601f360116010103601f1981018352826117b9565b519020611be2565b50565b909291906001600160a01b0384163003611ba35761171f9350611fb4565b9192906004841015611bb957505050505f905f90565b61171f93611bc691611bcc565b91611940565b9060041161143357356001600160e01b03191690565b5f81815260026020526040902054909190603081901c63ffffffff169065ffffffffffff1680611c1f578363060a299b60e41b5f5260045260245ffd5b65ffffffffffff611c2f4261247e565b16811115611c4a5783630c65b5bd60e11b5f5260045260245ffd5b611c579093919293611d87565b611c9d578190805f52600260205260405f2065ffffffffffff1981541690557f76a2a46953689d4861a5d3f6ed883ad7e6af674a21f8e162707159fc9dde614d5f80a390565b631e2975b960e21b5f5260045260245ffd5b91804710611d3457815f92916020849351920190855af18080611d21575b15611cdc575050611868612329565b15611d0157639996b31560e01b5f9081526001600160a01b0391909116600452602490fd5b3d15611d12576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580611ccd5750813b1515611ccd565b4763cf47918160e01b5f5260045260245260445ffd5b611d534261247e565b63ffffffff82169165ffffffffffff604082901c811692168211611d7b575090915f91508190565b60201c63ffffffff1692565b65ffffffffffff62093a8091160165ffffffffffff8111611ad25765ffffffffffff80611db34261247e565b169116111590565b905f8091602081519101845af48080611d215715611cdc575050611868612329565b90611868916001600160401b0381165f526004602052611e0960405f2060018060a01b03841690612531565b506123d5565b9192916001600160a01b03163314611ef057611e2a33611a4c565b50611e358385611bcc565b9160018060a01b031691825f525f60205260405f209063ffffffff60e01b165f52602052611e9a33611e956001600160401b0360405f2054166001600160401b03165f5260016020526001600160401b03600160405f20015460401c1690565b611a89565b508115611ef8575b50611ef0573014611eb4575b50505f90565b611ebd916121ab565b509080611ede575b611ecf5780611eae565b611eda903390611a89565b5090565b506001600160401b0381161515611ec5565b505050600190565b90505f611ea2565b9060048110611f5c576001600160a01b0382163014611f8b57611f23905f6121ab565b9290911580611f6d575b611f6457611f3a91611a89565b9015611f5c5763ffffffff808093169116908180821191180218169081159190565b50505f905f90565b5050505f905f90565b50305f9081526020819052604090206001015460701c60ff16611f2d565b905060041161143357600354305f90815280356001600160e01b031916602052604090206119a9565b919060048210611f64576001600160a01b0383163014611fd85790611f23916121ab565b611fe29250611bcc565b600354305f9081526001600160e01b031990921660205260409091206119a9565b5f90600481106121a15780600411611433575f356001600160e01b031916906310a6aa3760e31b82148015612191575b8015612181575b8015612171575b8015612161575b6121555763063fc60f60e21b82148015612145575b8015612135575b6121055763012e238d60e51b821480156120f5575b6120a4575030825281602052604082209082526020526001600160401b036040822054169181929190565b90506024116101d457806101d457506004356001600160401b0381168103611433576120ee906001600160401b03165f5260016020526001600160401b03600160405f2001541690565b6001915f90565b50635be958b160e11b8214612079565b915050602411611433576004356001600160a01b038116908190036114335761212d9061186b565b6001915f9190565b506308d6122d60e01b8214612064565b5063167bd39560e01b821461205d565b5050506001905f905f90565b5063d22b598960e01b8214612048565b50635326cae760e11b8214612041565b5063294b14a960e11b821461203a565b506330cae18760e01b8214612033565b50505f905f905f90565b600482106121a1576001600160e01b03196121c68383611bcc565b16916310a6aa3760e31b83148015612319575b8015612309575b80156122f9575b80156122e9575b6121555763063fc60f60e21b831480156122d9575b80156122c9575b6122a25763012e238d60e51b83148015612292575b61224c575050305f525f60205260405f20905f526020526001600160401b0360405f205416905f91905f90565b90915060241161143357600401356001600160401b0381168103611433576120ee906001600160401b03165f5260016020526001600160401b03600160405f2001541690565b50635be958b160e11b831461221f565b909150602411611433576004013560018060a01b0381168091036114335761212d9061186b565b506308d6122d60e01b831461220a565b5063167bd39560e01b8314612203565b5063d22b598960e01b83146121ee565b50635326cae760e11b83146121e7565b5063294b14a960e11b83146121e0565b506330cae18760e01b83146121d9565b604051903d82523d5f602084013e60203d830101604052565b61235363ffffffff91939293611d4a565b505092168063ffffffff84168181115f146123bb570363ffffffff8111611ad2576123a163ffffffff8067ffffffff00000000935b168062069780118162069780180218166111994261247e565b9360201b1665ffffffffffff60401b8460401b1617179190565b505067ffffffff000000006123a163ffffffff805f612388565b6001600160401b0316906001600160401b03821461246b57815f52600160205260405f2060018060a01b0382165f5260205265ffffffffffff60405f20541615611eae57815f52600160205260405f2060018060a01b0382165f526020525f604081205560018060a01b0316907ff229baa593af28c41b1d16b748cd7688f0c83aaf92d4be41c44005defe84c1665f80a3600190565b5063061c6a4360e21b5f5260045260245ffd5b65ffffffffffff81116124965765ffffffffffff1690565b6306dfcc6560e41b5f52603060045260245260445ffd5b805482101561192c575f5260205f2001905f90565b6001810190825f528160205260405f2054155f1461252a578054680100000000000000008110156117da576125176125018260018794018555846124ad565b819391549060031b91821b915f19901b19161790565b905554915f5260205260405f2055600190565b5050505f90565b906001820191815f528260205260405f20548015155f146125ee575f198101818111611ad25782545f19810191908211611ad2578181036125b9575b505050805480156125a5575f19019061258682826124ad565b8154905f199060031b1b19169055555f526020525f6040812055600190565b634e487b7160e01b5f52603160045260245ffd5b6125d96125c961250193866124ad565b90549060031b1c928392866124ad565b90555f528360205260405f20555f808061256d565b505050505f9056a6eef7e35abe7026729641147f7915573c7e97b47efa546f5f6e3230263bcb491256f5b5ecb89caec12db449738f2fbcd1ba5806cf38f35413f4e5c15bf6a4509ea6790c7dadfd01c9f8b9762b3682607af2c7e79e05a9f9fdf5580dde949151f98448b987f1428e0e230e1f3c6e2ce15b5693eaf31827fbd0b1ec4b424ae7cf';
