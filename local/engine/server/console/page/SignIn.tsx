import { useState, type FormEvent } from "react";
import { refusalOf } from "./engineCalls.ts";

/** Asks for the admin secret, and lets the engine check it. */
export function SignIn({ onSignIn }: { onSignIn: (secret: string) => void }) {
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secret = String(new FormData(event.currentTarget).get("secret"));
    setIsAsking(true);
    const found = await refusalOf(secret);
    setIsAsking(false);
    setRefusal(found);
    if (found === undefined) onSignIn(secret);
  };

  return (
    <main className="sign-in">
      <form onSubmit={(event) => void handleSubmit(event)}>
        <h1>Engine console</h1>
        <p>GraphiQL over the tables, as an admin or in any role. Needs the admin secret, which stays in this tab.</p>
        <label>
          Admin secret
          <input
            aria-describedby="refusal"
            aria-invalid={refusal !== undefined}
            autoComplete="off"
            autoFocus
            name="secret"
            required
            type="password"
          />
        </label>
        <p className="refusal" id="refusal" role="alert">
          {refusal}
        </p>
        <button className="primary" disabled={isAsking} type="submit">
          Open
        </button>
      </form>
    </main>
  );
}
