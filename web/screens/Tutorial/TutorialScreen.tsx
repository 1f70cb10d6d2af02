import { useNavigate } from "react-router-dom";
import { Tutorial } from "./Tutorial.tsx";
import { useTutorialSeen } from "./useTutorialSeen.ts";

/** The tutorial as a page of its own, from the menu. */
export function Component() {
  const navigate = useNavigate();
  const noteSeen = useTutorialSeen();
  const leave = () => void navigate("/dashboard");
  return (
    <Tutorial
      onClose={leave}
      onComplete={() => {
        noteSeen();
        leave();
      }}
    />
  );
}
