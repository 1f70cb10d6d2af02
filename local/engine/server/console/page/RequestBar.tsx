import { useEffect, useState } from "react";
import { readRoles } from "./engineCalls.ts";
import { HeaderRows } from "./HeaderRows.tsx";
import { ENDPOINTS, type EndpointPath, type RequestSettings } from "./requestSettings.ts";

interface Props {
  onChange: (request: RequestSettings) => void;
  onSignOut: () => void;
  request: RequestSettings;
  secret: string;
}

/**
 * Endpoint, role and session variables. A text counts when its field loses focus, so that half a role is never sent.
 */
export function RequestBar({ onChange, onSignOut, request, secret }: Props) {
  const [roles, setRoles] = useState<readonly string[]>([]);
  useEffect(() => {
    void readRoles(secret).then(setRoles);
  }, [secret]);

  const changeRole = (role: string) => {
    if (role !== request.role) onChange({ ...request, role });
  };
  return (
    <form className="request-bar" onSubmit={(event) => event.preventDefault()}>
      <label>
        Endpoint
        <select
          onChange={(event) => onChange({ ...request, endpoint: event.target.value as EndpointPath })}
          value={request.endpoint}
        >
          {ENDPOINTS.map((endpoint) => (
            <option key={endpoint}>{endpoint}</option>
          ))}
        </select>
      </label>
      <label>
        Role
        <input
          autoCapitalize="off"
          defaultValue={request.role}
          list="roles"
          onBlur={(event) => changeRole(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && changeRole(event.currentTarget.value)}
          spellCheck={false}
        />
        <datalist id="roles">
          {roles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </datalist>
      </label>
      <HeaderRows headers={request.headers} onChange={(headers) => onChange({ ...request, headers })} />
      <div className="bar-buttons">
        <button
          onClick={() => onChange({ ...request, headers: [...request.headers, { name: "x-hasura-", value: "" }] })}
          type="button"
        >
          Add header
        </button>
        <button onClick={onSignOut} type="button">
          Sign out
        </button>
      </div>
    </form>
  );
}
