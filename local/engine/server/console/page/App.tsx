import { useState } from "react";
import { Console } from "./Console.tsx";
import { forgetSecret, keepSecret, keptSecret } from "./keptSession.ts";
import { SignIn } from "./SignIn.tsx";

/** The page is open to everyone, data is not: first the admin secret, then GraphiQL. */
export function App() {
  const [secret, setSecret] = useState(keptSecret);
  const handleSignIn = (accepted: string) => {
    keepSecret(accepted);
    setSecret(accepted);
  };
  const handleSignOut = () => {
    forgetSecret();
    setSecret(undefined);
  };
  if (secret === undefined) return <SignIn onSignIn={handleSignIn} />;
  return <Console onSignOut={handleSignOut} secret={secret} />;
}
