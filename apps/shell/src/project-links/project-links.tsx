import { SCREENS } from '@taskloom/contracts';
import type { RecentProject } from '@taskloom/client';
import { NavLink } from '@taskloom/client/router';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId, type ReactNode } from 'react';

interface ProjectLinksProps {
  title: string;
  projects: readonly RecentProject[];
  /** The classes of the place that shows them. */
  look: Record<'heading' | 'list' | 'link' | 'title', string | undefined>;
  /** Links replace the history entry. */
  replace?: boolean;
  /** Shown between the title and the links. */
  children?: ReactNode;
}

/** A titled list of links to projects. */
export function ProjectLinks({ title, projects, look, replace, children }: ProjectLinksProps) {
  const heading = useId();
  return (
    <>
      <h2 id={heading} className={look.heading}>
        {title}
      </h2>
      {children}
      {projects.length > 0 && (
        <ul className={look.list} aria-labelledby={heading}>
          {projects.map((project) => (
            <li key={project._id}>
              <NavLink
                className={look.link}
                to={SCREENS.project(project._id)}
                replace={replace}
                title={project.title}
              >
                <Icon icon={icons.nav.project} />
                <span className={look.title}>{project.title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
